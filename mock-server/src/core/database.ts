import { Table, type Change, type Identified, type RecordId } from './table';

type ChangeListener = (changes: readonly Change[]) => void;

/** Rolls back a read-only transaction that has written. */
class UnexpectedWrite extends Error {}

interface Transaction {
  changes: Change[];
  undo: (() => void)[];
}

/**
 * The simulation's data: sample records, generated from a seed, with the changes since then on top.
 * The changes are persisted (`simulation/share-with-tabs.ts`); sample records can be generated again,
 * and are only kept to save the next visit that time (`kept-sample.ts`).
 *
 * Replaces Mirage's own collections, which copy every record on each read: too slow for the
 * benchmark's lists of 10,000 and 100,000 rows.
 */
export class Database {
  private readonly tables = new Map<string, Table<Identified>>();
  private readonly changes = new Map<string, Map<RecordId, Change>>();
  private readonly seeded = new Set<string>();
  private readonly listeners = new Set<ChangeListener>();
  private currentTransaction: Transaction | undefined;
  private isGenerating = false;

  table<T extends Identified>(name: string): Table<T> {
    let table = this.tables.get(name);
    if (!table) {
      table = new Table<Identified>(name, (change, undo) => this.record(change, undo));
      this.tables.set(name, table);
      for (const change of this.changes.get(name)?.values() ?? [])
        table.write(change.id, change.record);
    }
    return table as unknown as Table<T>;
  }

  /** All records with this id, in any table. */
  withId(id: RecordId): { table: string; record: Identified }[] {
    return [...this.tables.values()].flatMap((table) => {
      const record = table.get(id);
      return record ? [{ table: table.name, record }] : [];
    });
  }

  /**
   * Generates a part of the sample data (a module's, or one doctor's share) once, on first use.
   * `fill` adds its records with `addSample`.
   */
  seedPart(part: string, fill: () => void): void {
    if (this.seeded.has(part)) return;
    this.seeded.add(part);
    fill();
  }

  /**
   * Adds sample records. They do not count as changes, and never overwrite records that were
   * changed since.
   */
  addSample<T extends Identified>(name: string, records: readonly T[]): void {
    const table = this.table(name);
    // Records that were added before, to be generated on use, come first.
    if (!this.isGenerating) table.generatePending();
    const changed = this.changes.get(name);
    for (const record of records) if (!changed?.has(record.id)) table.write(record.id, record);
  }

  /**
   * Adds sample records when one of their tables is first used, because not all requests need them.
   * `generate` adds them with `addSample`, and reads none of these tables.
   */
  addSampleOnUse(names: readonly string[], generate: () => void): void {
    let isGenerated = false;
    const generateOnce = () => {
      if (isGenerated) return;
      isGenerated = true;
      const wasGenerating = this.isGenerating;
      this.isGenerating = true;
      try {
        generate();
      } finally {
        this.isGenerating = wasGenerating;
      }
    };
    for (const name of names) this.table(name).generateOnUse(generateOnce);
  }

  /** Runs `work` atomically: if it throws, its changes are rolled back. */
  transaction<R>(work: () => R): R {
    if (this.currentTransaction) return work();
    const transaction: Transaction = { changes: [], undo: [] };
    this.currentTransaction = transaction;
    try {
      const result = work();
      this.currentTransaction = undefined;
      this.save(transaction.changes);
      return result;
    } catch (error) {
      this.currentTransaction = undefined;
      for (const undo of transaction.undo.reverse()) undo();
      throw error;
    }
  }

  /**
   * Runs `work` as a read-only transaction. If it writes, its changes are rolled back and the
   * result is null.
   */
  read<R>(work: () => R): { result: R } | null {
    try {
      return this.transaction(() => {
        const result = work();
        if (this.currentTransaction && this.currentTransaction.changes.length > 0)
          throw new UnexpectedWrite();
        return { result };
      });
    } catch (error) {
      if (error instanceof UnexpectedWrite) return null;
      throw error;
    }
  }

  onChange(listener: ChangeListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** All differences from the sample data. */
  changesSinceSeed(): Change[] {
    return [...this.changes.values()].flatMap((changes) => [...changes.values()]);
  }

  /** Applies changes made elsewhere (another tab, a stored session) without notifying listeners. */
  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      const table = this.tables.get(change.table);
      // First: a change replaces the record of the sample in its place.
      table?.generatePending();
      this.remember(change);
      table?.write(change.id, change.record);
    }
  }

  /**
   * Applies exported changes as if they were made now: they are persisted, and listeners are
   * notified.
   */
  replay(changes: readonly Change[]): void {
    this.apply(changes);
    if (changes.length > 0) this.listeners.forEach((listener) => listener(changes));
  }

  /** Removes all data; sample data is generated again on next use. */
  clear(): void {
    this.tables.clear();
    this.changes.clear();
    this.seeded.clear();
  }

  private record(change: Change, undo: () => void): void {
    if (this.currentTransaction) {
      this.currentTransaction.changes.push(change);
      this.currentTransaction.undo.push(undo);
    } else this.save([change]);
  }

  private save(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    changes.forEach((change) => this.remember(change));
    this.listeners.forEach((listener) => listener(changes));
  }

  private remember(change: Change): void {
    let changed = this.changes.get(change.table);
    if (!changed) this.changes.set(change.table, (changed = new Map()));
    changed.set(change.id, change);
  }
}
