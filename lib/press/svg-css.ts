/** Cleans a drawing's style sheet. It removes at-rules, escapes, and declarations that refer to anything outside the drawing. */
export function cleanCss(css: string): string {
  // Escapes could encode anything.
  if (css.includes('\\')) return ''
  const rules: string[] = []
  let depth = 0
  for (const piece of withoutComments(css).split('}')) {
    const [selector = '', body = '', ...more] = piece.split('{')
    const isRule = depth === 0 && piece.includes('{') && more.length === 0
    if (isRule) rules.push(cleanRule(selector, body))
    // Nested rules belong to an at-rule.
    depth = Math.max(0, depth + piece.split('{').length - 2)
  }
  return rules.filter(Boolean).join('\n')
}

function cleanRule(selector: string, body: string): string {
  // The text before the selector may include an at-rule without braces.
  const name = selector.slice(selector.lastIndexOf(';') + 1).trim()
  const kept = cleanDeclarations(body)
  return kept && name && !/[@<]/.test(name) ? `${name}{${kept}}` : ''
}

/** Cleans the declarations of a rule or a `style` attribute. */
export function cleanDeclarations(body: string): string {
  if (body.includes('\\')) return ''
  const declarations = withoutComments(body)
    .split(';')
    .map((declaration) => declaration.trim())
  return declarations.filter((declaration) => declaration !== '' && isSafeDeclaration(declaration)).join(';')
}

/** Returns whether a value refers only to parts of the same drawing. Also used for attributes. */
export function isSafeValue(value: string): boolean {
  const rest = value.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '')
  return !/url|src\s*\(|image(-set)?\s*\(|element\s*\(|expression|import|behavior|binding|(java|vb)script|data:|[\\<]/i.test(
    rest,
  )
}

function isSafeDeclaration(declaration: string): boolean {
  const [, value] = /^[a-z-]+\s*:(.*)$/is.exec(declaration) ?? []
  return value !== undefined && isSafeValue(declaration)
}

function withoutComments(css: string): string {
  return css
    .split('/*')
    .map((piece, index) => (index === 0 ? piece : piece.split('*/').slice(1).join('*/')))
    .join(' ')
}
