// A test of its own: the door of the package's README.
import '../../packages/statechart-replay/example.ts'
