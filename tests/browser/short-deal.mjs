// A deal of three as a record, for replays.

export const DEAL = {
  format: 'brag-record/1',
  seats: ['You', 'Nell', 'Bill'].map((name) => ({ name, chips: 50 })),
  dealer: 2,
  seed: '00'.repeat(31) + '05',
  actions: ['0 look', '0 bet 2', '1 look', '1 bet 2', '2 look', '2 fold', '0 bet 2', '1 fold'],
};

/** A record as it stands in an address. */
export const letters = (record) => Buffer.from(JSON.stringify(record)).toString('base64url');
