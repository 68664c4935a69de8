// Built and run in place of the server where a journey must catch it in the middle of a text.
import './paused-writer.ts'
import '../../src/main.ts'
