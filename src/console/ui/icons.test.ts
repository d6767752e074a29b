import * as mdi from '@mdi/js'
import { expect, test } from 'vitest'
import { shellIcons } from '../shell/icons.ts'
import { icons } from './icons.ts'

test('the icons that are kept as texts are those of the set', () => {
  expect(icons).toEqual({
    alert: mdi.mdiAlertOutline,
    'alert-circle': mdi.mdiAlertCircleOutline,
    'arrow-left': mdi.mdiArrowLeft,
    'check-circle': mdi.mdiCheckCircleOutline,
    close: mdi.mdiClose,
    eye: mdi.mdiEyeOutline,
    'eye-off': mdi.mdiEyeOffOutline,
    info: mdi.mdiInformationOutline,
    refresh: mdi.mdiRefresh,
  })
})

test('no icon has two drawings', () => {
  expect(Object.keys(icons).filter((name) => name in shellIcons)).toEqual([])
})
