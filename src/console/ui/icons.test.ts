import * as mdi from '@mdi/js'
import { expect, test } from 'vitest'
import { shellIcons } from '../shell/icons.ts'
import { icons } from './icons.ts'

test('inlined icons equal those of @mdi/js', () => {
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

test('no icon is defined twice', () => {
  expect(Object.keys(icons).filter((name) => name in shellIcons)).toEqual([])
})
