import { ErrorScreen } from '../../shell/ErrorScreen.tsx'

/** /error: the error screen on its own address. */
export default function ErrorAddress() {
  return <ErrorScreen />
}
