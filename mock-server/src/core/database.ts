/** Anything that a table can hold: demo entities have number ids, practice entities string ids. */
export interface Identified {
  id: string | number;
}

export type RecordId = string | number;

/** One change of one record; `record` is null where it was removed. */
export interface Change {
  table: string;
  id: RecordId;
  record: Identified | null;
}

type ChangeListener = (changes: readonly Change[]) => void;

type Report = (change: Change, undo: () => void) => void;

/**
 * The records of one kind, in insertion order. Records are values: a change is a `put` of a new
 * object, never a mutation of one that was read, so that readers may keep what they got.
 */
export class Table<T extends Identified> {
  private records = new Map<RecordId, T>();
  private list: readonly T[] | undefined;
  private lookUps = { revision: 0, byField: new Map<string, Map<unknown, T[]>>() };
  /** Grows with each write: whoever derived something from the records knows by it that they changed. */
  revision = 0;

  constructor(
    readonly name: string,
    private readonly report: Report,
  ) {}

  get(id: RecordId): T | undefined {
    return this.records.get(id);
  }

  /** Every record, oldest first. The array is shared until the next change: do not change it. */
  all(): readonly T[] {
    this.list ??= [...this.records.values()];
    return this.list;
  }

  /** The records with a value in a field, oldest first; found at once, since a look-up is kept until a write. */
  having(field: keyof T & string, value: unknown): readonly T[] {
    if (this.lookUps.revision !== this.revision)
      this.lookUps = { revision: this.revision, byField: new Map() };
    let byValue = this.lookUps.byField.get(field);
    if (!byValue) {
      byValue = new Map<unknown, T[]>();
      for (const record of this.all()) {
        const group = byValue.get(record[field]);
        if (group) group.push(record);
        else byValue.set(record[field], [record]);
      }
      this.lookUps.byField.set(field, byValue);
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
    const before = this.records.get(record.id) ?? null;
    this.write(record.id, record);
    this.report({ table: this.name, id: record.id, record }, () => this.write(record.id, before));
    return record;
  }

  remove(id: RecordId): void {
    if (!this.records.has(id)) return;
    const before = this.records;
    this.records = new Map(before);
    this.write(id, null);
    this.report({ table: this.name, id, record: null }, () => {
      this.records = before;
      this.list = undefined;
      this.revision += 1;
    });
  }

  /** The id for a new record of a table with number ids: the last id + 1 (docs/product.md#limits). */
  nextNumber(): number {
    let last = 0;
    for (const id of this.records.keys()) if (typeof id === 'number' && id > last) last = id;
    return last + 1;
  }

  /** Writes without reporting: for seeds, and for changes that were made elsewhere. */
  write(id: RecordId, record: T | null): void {
    if (record === null) this.records.delete(id);
    else this.records.set(id, record);
    this.list = undefined;
    this.revision += 1;
  }
}

/** Ends a reading transaction that has written. */
class Written extends Error {}

interface Transaction {
  changes: Change[];
  undo: (() => void)[];
}

/**
 * The simulation's data: sample records that are made again from their seed at each start, and
 * over them the changes made since, which are all that has to be kept (`simulation/share-with-tabs.ts` does).
 *
 * It is our own rather than Mirage's, whose collections copy every record on each read: too slow
 * for the lists of 10,000 and 100,000 rows that the bench asks for.
 */
export class Database {
  private readonly tables = new Map<string, Table<Identified>>();
  private readonly changes = new Map<string, Map<RecordId, Change>>();
  private readonly seeded = new Set<string>();
  private readonly listeners = new Set<ChangeListener>();
  private transactionNow: Transaction | undefined;

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

  /** Every record with an id, whatever it is. */
  withId(id: RecordId): { table: string; record: Identified }[] {
    return [...this.tables.values()].flatMap((table) => {
      const record = table.get(id);
      return record ? [{ table: table.name, record }] : [];
    });
  }

  /**
   * Makes a part of the sample data once (a module, or one doctor's share), so that nothing is made
   * before it is needed. `fill` adds its records with `addSample`.
   */
  seedPart(part: string, fill: () => void): void {
    if (this.seeded.has(part)) return;
    this.seeded.add(part);
    fill();
  }

  /** Adds sample records: they are not changes, and changes that were made since win over them. */
  addSample<T extends Identified>(name: string, records: readonly T[]): void {
    const table = this.table(name);
    const changed = this.changes.get(name);
    for (const record of records) if (!changed?.has(record.id)) table.write(record.id, record);
  }

  /** Runs `work` whole or not at all: what it changed is undone when it throws. */
  transaction<R>(work: () => R): R {
    if (this.transactionNow) return work();
    const transaction: Transaction = { changes: [], undo: [] };
    this.transactionNow = transaction;
    try {
      const result = work();
      this.transactionNow = undefined;
      this.save(transaction.changes);
      return result;
    } catch (error) {
      this.transactionNow = undefined;
      for (const undo of transaction.undo.reverse()) undo();
      throw error;
    }
  }

  /** Runs work that should change nothing; null, and nothing has changed, where it did. */
  read<R>(work: () => R): { result: R } | null {
    try {
      return this.transaction(() => {
        const result = work();
        if (this.transactionNow && this.transactionNow.changes.length > 0) throw new Written();
        return { result };
      });
    } catch (error) {
      if (error instanceof Written) return null;
      throw error;
    }
  }

  onChange(listener: ChangeListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Everything that differs from the sample data. */
  changesSinceSeed(): Change[] {
    return [...this.changes.values()].flatMap((changes) => [...changes.values()]);
  }

  /** Takes over changes made elsewhere (another tab, a stored session) without reporting them. */
  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      this.remember(change);
      this.tables.get(change.table)?.write(change.id, change.record);
    }
  }

  /** Makes changes that were exported, as if they happened now: they are kept and told of. */
  replay(changes: readonly Change[]): void {
    this.apply(changes);
    if (changes.length > 0) this.listeners.forEach((listener) => listener(changes));
  }

  /** Back to nothing: the next use seeds again. */
  clear(): void {
    this.tables.clear();
    this.changes.clear();
    this.seeded.clear();
  }

  private record(change: Change, undo: () => void): void {
    if (this.transactionNow) {
      this.transactionNow.changes.push(change);
      this.transactionNow.undo.push(undo);
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
