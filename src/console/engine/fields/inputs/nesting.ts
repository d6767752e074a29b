/** The inputs that hold others, in one file to load. */
export { ListInput } from './ListInput.tsx'
export { ObjectInput } from './ObjectInput.tsx'
