/** Controls that only forms need, bundled into one chunk to avoid one request per control. */
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
export { BooleanControl, CheckboxGroupControl, RadioControl } from './toggles.tsx'
export { ZoneControl } from './zone.tsx'
