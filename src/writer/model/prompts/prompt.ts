/** The instructions of a model. A changed text gets a new version, in a file of its own. */
export interface Prompt {
  /** As `natal 2`; stored with every text. */
  version: string
  instructions: string
}
