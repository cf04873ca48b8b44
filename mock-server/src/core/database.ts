/**
 * Any record that a table can store: demo entities have number ids, practice entities string ids.
 */
export interface Identified {
  id: string | number;
}

export type RecordId = string | number;

/** One change of one record; `record` is null for a removal. */
export interface Change {
  table: string;
  id: RecordId;
  record: Identified | null;
}

type ChangeListener = (changes: readonly Change[]) => void;

type Report = (change: Change, undo: () => void) => void;

/**
 * The records of one table, in insertion order. Records are immutable: a change is a `put` of a new
 * object, never a mutation, so that callers can keep references to what they read.
 */
export class Table<T extends Identified> {
  private records = new Map<RecordId, T>();
  private list: readonly T[] | undefined;
  private indexes = { revision: 0, byField: new Map<string, Map<unknown, T[]>>() };
  private pending: (() => void)[] = [];
  /** Incremented by each write, so that derived data can detect that it is stale. */
  revision = 0;

  constructor(
    readonly name: string,
    private readonly report: Report,
  ) {}

  /** Generates sample records before the table is next used. */
  generateOnUse(generate: () => void): void {
    this.pending.push(generate);
  }

  /** Generates the sample records that are still missing. */
  generatePending(): void {
    if (this.pending.length === 0) return;
    const pending = this.pending;
    this.pending = [];
    pending.forEach((generate) => generate());
  }

  get(id: RecordId): T | undefined {
    this.generatePending();
    return this.records.get(id);
  }

  /** All records, oldest first. The array is shared until the next write: do not mutate it. */
  all(): readonly T[] {
    this.generatePending();
    this.list ??= [...this.records.values()];
    return this.list;
  }

  /**
   * Records with a given value in a field, oldest first. Uses an index that is built on first use
   * and dropped on the next write.
   */
  where(field: keyof T & string, value: unknown): readonly T[] {
    this.generatePending();
    if (this.indexes.revision !== this.revision)
      this.indexes = { revision: this.revision, byField: new Map() };
    let byValue = this.indexes.byField.get(field);
    if (!byValue) {
      byValue = new Map<unknown, T[]>();
      for (const record of this.all()) {
        const group = byValue.get(record[field]);
        if (group) group.push(record);
        else byValue.set(record[field], [record]);
      }
      this.indexes.byField.set(field, byValue);
    }
    return byValue.get(value) ?? [];
  }

  filter(test: (record: T) => boolean): T[] {
    return this.all().filter(test);
  }

  find(test: (record: T) => boolean): T | undefined {
    return this.all().find(test);
  }

  /** Adds the record, or replaces the one with its id. */
  put(record: T): T {
    const before = this.get(record.id) ?? null;
    this.write(record.id, record);
    this.report({ table: this.name, id: record.id, record }, () => this.write(record.id, before));
    return record;
  }

  remove(id: RecordId): void {
    if (!this.get(id)) return;
    const before = this.records;
    this.records = new Map(before);
    this.write(id, null);
    this.report({ table: this.name, id, record: null }, () => {
      this.records = before;
      this.list = undefined;
      this.revision += 1;
    });
  }

  /** The next number id: the highest id + 1 (docs/product.md#limits). */
  nextNumber(): number {
    this.generatePending();
    let last = 0;
    for (const id of this.records.keys()) if (typeof id === 'number' && id > last) last = id;
    return last + 1;
  }

  /** Writes without reporting a change: for sample data, and for changes made in another tab. */
  write(id: RecordId, record: T | null): void {
    if (record === null) this.records.delete(id);
    else this.records.set(id, record);
    this.list = undefined;
    this.revision += 1;
  }
}

/** Rolls back a read-only transaction that has written. */
class UnexpectedWrite extends Error {}

interface Transaction {
  changes: Change[];
  undo: (() => void)[];
}

/**
 * The simulation's data: sample records, generated from a seed on each start, with the changes
 * since then on top. Only the changes are persisted (`simulation/share-with-tabs.ts`).
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
    const changed = this.changes.get(name);
    for (const record of records) if (!changed?.has(record.id)) table.write(record.id, record);
  }

  /**
   * Adds sample records when one of their tables is first used, because few requests need them.
   * `generate` adds them with `addSample`, and reads none of these tables.
   */
  addSampleOnUse(names: readonly string[], generate: () => void): void {
    let isGenerated = false;
    const generateOnce = () => {
      if (isGenerated) return;
      isGenerated = true;
      generate();
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
