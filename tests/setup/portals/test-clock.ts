/** The portal's clock for a test: the system's until it is set, then fixed. */
export type TestClock = { read(): Date; set(moment: Date): void; release(): void };

export function createTestClock(): TestClock {
  let moment: Date | null = null;
  return {
    read: () => new Date(moment ?? Date.now()),
    set(next) {
      moment = next;
    },
    release() {
      moment = null;
    },
  };
}
