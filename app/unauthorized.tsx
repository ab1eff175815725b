/** Empty, because it is part of every page's data. Only the panel refuses roles, and it has its own screen. */
export default function Empty() {
  return null
}
