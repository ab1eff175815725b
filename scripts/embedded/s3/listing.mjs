/** Returns one page of ListObjectsV2 as a tree for toXml(). */
export function listPage(bucket, entries, parameters) {
  const prefix = parameters.get('prefix') ?? ''
  const delimiter = parameters.get('delimiter') ?? ''
  const limit = Math.max(0, Math.min(1000, Number(parameters.get('max-keys') ?? 1000) || 0))
  const token = parameters.get('continuation-token')
  const after = token ? Buffer.from(token, 'base64url').toString() : (parameters.get('start-after') ?? '')
  const encode = parameters.get('encoding-type') === 'url' ? encodeURIComponent : (key) => key

  const { contents, folders, last, isTruncated } = select(entries, { prefix, delimiter, limit, after })
  return [
    'ListBucketResult',
    [
      ['Name', bucket],
      ['Prefix', encode(prefix)],
      ['KeyCount', contents.length + folders.length],
      ['MaxKeys', limit],
      ['IsTruncated', isTruncated],
      ...(isTruncated ? [['NextContinuationToken', Buffer.from(last).toString('base64url')]] : []),
      ...contents.map((entry) => [
        'Contents',
        [
          ['Key', encode(entry.key)],
          ['LastModified', new Date(entry.modified).toISOString()],
          ['ETag', `"${entry.etag}"`],
          ['Size', entry.size],
          ['StorageClass', 'STANDARD'],
        ],
      ]),
      ...folders.map((folder) => ['CommonPrefixes', [['Prefix', encode(folder)]]]),
    ],
  ]
}

function select(entries, { prefix, delimiter, limit, after }) {
  const contents = []
  const folders = []
  let last = after
  for (const entry of entries) {
    if (!entry.key.startsWith(prefix) || Buffer.compare(Buffer.from(entry.key), Buffer.from(after)) <= 0)
      continue
    const cut = delimiter ? entry.key.indexOf(delimiter, prefix.length) : -1
    const folder = cut < 0 ? undefined : entry.key.slice(0, cut + delimiter.length)
    const isSeen =
      folder !== undefined && (folders.at(-1) === folder || (after.startsWith(folder) && after !== ''))
    if (!isSeen) {
      if (contents.length + folders.length >= limit)
        return { contents, folders, last, isTruncated: limit > 0 }
      if (folder === undefined) contents.push(entry)
      else folders.push(folder)
    }
    last = entry.key
  }
  return { contents, folders, last, isTruncated: false }
}
