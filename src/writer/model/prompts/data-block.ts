// Angle brackets could close the block; controls and other invisible characters could hide in it.
const unsafe = /[<>&\p{C}\u2028\u2029]/gu

/** Data between marks that nothing within can close: whatever it says, it is one JSON value. */
export function dataBlock(name: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll(unsafe, escapeUnits)
  return `<${name}>\n${json}\n</${name}>`
}

/** As JSON has it: one escape for each UTF-16 unit. */
function escapeUnits(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
