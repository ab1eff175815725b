import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { PersonalData, Treatments } from '@/lib/platform/personal-data'
import { columnName, tableName } from '@/lib/platform/record-sql'
import { personalTablesOf } from './personal-tables'

export interface TreatedTable {
  model: Prisma.ModelName
  table: string
  columns: readonly string[]
  /** Those of `columns` that contain JSON. */
  json: ReadonlySet<string>
}

/** Lists the tables that have columns with this treatment, with those columns, by their database names. */
export function tablesWithTreatment(
  data: readonly PersonalData[],
  treatment: 'erased' | 'redacted' | 'dropped',
): TreatedTable[] {
  return entries(data).flatMap(({ model, treatments }) => {
    const json = treatment === 'redacted' ? (treatments.redactedJson ?? []) : []
    const columns = [...(treatments[treatment] ?? []), ...json].map(columnName)
    return columns.length > 0
      ? [{ model, table: tableName(model), columns, json: new Set(json.map(columnName)) }]
      : []
  })
}

/** Returns the titles of the tables that an erasure changes, keyed by database name. */
export function tableTitles(data: readonly PersonalData[]): ReadonlyMap<string, string> {
  const changed = entries(data).flatMap(({ model, treatments: { title } }) =>
    title ? [{ model, title }] : [],
  )
  return new Map([...changed, ...personalTablesOf(data)].map(({ model, title }) => [tableName(model), title]))
}

/** Lists the columns that are kept, by their database names, each with the reason for keeping it. */
export function keptColumns(data: readonly PersonalData[]) {
  const inModels = entries(data).flatMap(({ model, treatments: { kept = {} } }) =>
    Object.entries(kept).flatMap(([reason, columns]) =>
      columns.map((column) => ({ place: `${tableName(model)}.${columnName(column)}`, reason })),
    ),
  )
  const others = data.flatMap(({ keptOutsideModels = {} }) =>
    Object.entries(keptOutsideModels).map(([place, reason]) => ({ place, reason })),
  )
  return [...inModels, ...others]
}

const entries = (data: readonly PersonalData[]) =>
  data.flatMap(({ columns }) =>
    Object.entries(columns).map(([model, treatments]) => ({
      model: model as Prisma.ModelName,
      treatments: treatments as Treatments<string>,
    })),
  )
