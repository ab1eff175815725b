import { cleanCss, cleanDeclarations, isSafeValue } from './svg-css'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** Elements that only draw: no scripts, animations, links or embedded content. */
const drawing = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style switch image
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
)

/** An image inside a drawing, with its pixels embedded. */
const EMBEDDED = /^data:image\/(png|jpeg|webp);base64,[\w+/=\s]+$/
const PART = /^#[\w.:-]+$/

/** Removes everything that does not draw, and all references outside the drawing. */
export function keepDrawing(root: Element) {
  for (const node of [...nodesOf(root)]) {
    if (node.nodeType === node.ELEMENT_NODE) keepElement(node as Element, root)
    // CDATA sections become text; comments and processing instructions are removed.
    else if (node.nodeType === node.CDATA_SECTION_NODE) node.parentNode?.replaceChild(textOf(node), node)
    else if (node.nodeType !== node.TEXT_NODE) node.parentNode?.removeChild(node)
  }
  for (const sheet of root.getElementsByTagNameNS(SVG, 'style'))
    sheet.textContent = cleanCss(sheet.textContent ?? '')
}

function textOf(node: Node): Text {
  return (node.ownerDocument as Document).createTextNode(node.textContent ?? '')
}

/** Iterates instead of recursing, because drawings may be nested deeper than the call stack. */
function* nodesOf(root: Element): Generator<Node> {
  const walker = (root.ownerDocument as Document).createTreeWalker(root)
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) yield node
}

function keepElement(element: Element, root: Element) {
  const isKnown = element.namespaceURI === SVG && drawing.has(element.localName)
  if (!isKnown && element !== root) {
    element.remove()
    return
  }
  for (const attribute of [...element.attributes]) {
    const value = keptValue(element, attribute)
    if (value === null) element.removeAttributeNode(attribute)
    else if (value !== attribute.value) attribute.value = value
  }
}

/** Returns the value that an attribute may keep; null to remove it. */
function keptValue(element: Element, { namespaceURI, localName, value }: Attr): string | null {
  if (namespaceURI === XMLNS) return [SVG, XLINK].includes(value) ? value : null
  if (namespaceURI === XML) return ['space', 'lang'].includes(localName) ? value : null
  if (localName === 'href' && (namespaceURI === null || namespaceURI === XLINK))
    return keptHref(element, value)
  if (namespaceURI !== null || /^on|^(src|data|action|formaction|ping|base)$/i.test(localName)) return null
  if (localName === 'style') return cleanDeclarations(value) || null
  return isSafeValue(value) || isFreeText(localName) ? value : null
}

function keptHref(element: Element, value: string): string | null {
  if (PART.test(value)) return value
  return element.localName === 'image' && EMBEDDED.test(value) ? value.replace(/\s/g, '') : null
}

/** Returns whether an attribute contains free text, in which any word is harmless. */
const isFreeText = (name: string) => name === 'id' || name === 'class' || name === 'aria-label'
