import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { PersonalData, Treatments } from '@/lib/platform/personal-data'
import { columnName, tableName } from '@/lib/platform/record-sql'

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
