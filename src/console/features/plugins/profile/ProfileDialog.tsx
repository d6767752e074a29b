import type { ConnectionDialogProps } from '../types.ts'
import { BusinessProfile } from './BusinessProfile.tsx'
import { MessengerProfile } from './MessengerProfile.tsx'

/** Changes what customers see of a number or a page. */
export function ProfileDialog(props: ConnectionDialogProps) {
  return props.plugin.kind === 'whatsapp' ? <BusinessProfile {...props} /> : <MessengerProfile {...props} />
}
