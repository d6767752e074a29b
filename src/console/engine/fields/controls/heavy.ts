/** The controls that only forms need, in one file to load: many small ones would each cost a request. */
export { DurationControl } from './duration.tsx'
export { EnumListControl, TextListControl } from './lists.tsx'
export { ReferenceControl } from './reference.tsx'
export {
  ColorControl,
  ImageControl,
  JsonControl,
  MultilineControl,
  PasswordControl,
  RichTextControl,
} from './special.tsx'
export { BooleanControl, RadioControl, TickListControl } from './ticks.tsx'
export { ZoneControl } from './zone.tsx'
