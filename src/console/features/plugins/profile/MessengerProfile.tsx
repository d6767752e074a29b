import './profile.css'
import { facebookUpdate } from '../../../../../generated/bodies/plugins.ts'
import { FacebookUpdateLimits } from '../../../../../generated/limits.ts'
import { targetProblem } from '../../../../contract/button-target.ts'
import { api, unwrap } from '../../../api/client.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { CustomField } from '../../../engine/form/inputs.tsx'
import type { Problems } from '../../../engine/form/problems.ts'
import { useForm } from '../../../engine/form/useForm.ts'
import { withToasts } from '../../../ui/call-toasts.ts'
import { type Beginning, BeginningFields, written } from '../fields.tsx'
import type { ConnectionDialogProps, MenuItem, Plugin } from '../types.ts'
import { MenuField } from './MenuField.tsx'
import { MessengerPreview } from './MessengerPreview.tsx'

interface Values extends Beginning {
  menu: MenuItem[]
}

/** Changes what a Facebook page shows before and during a conversation, next to how it looks. */
export function MessengerProfile({ bot, plugin, onClose }: ConnectionDialogProps) {
  const form = useForm({
    operation: facebookUpdate,
    record: plugin,
    valuesOf: ({ settings }: Plugin = plugin): Values => ({
      greeting: settings.greeting ?? '',
      get_started: settings.get_started ?? true,
      ice_breakers: settings.ice_breakers ?? [],
      menu: settings.menu ?? [],
    }),
    bodyOf: ({ ice_breakers, ...values }, one) => ({
      ...values,
      ice_breakers: written(ice_breakers),
      version: one?.version ?? plugin.version,
    }),
    validate: problemsOf,
    send: (body, { shown }) =>
      withToasts(
        'facebookUpdate',
        () => unwrap(api.PUT('/plugins/facebook/{bot}/{id}', { params: { path: { bot, id: plugin.id } }, body })),
        shown,
      ),
    onDone: onClose,
  })
  return (
    <FormWindow title={`Perfil de ${plugin.account}`} form={form} width={880} onClose={onClose}>
      <div className="profile-columns">
        <div className="plugin-form">
          <BeginningFields of={form} />
          <CustomField of={form} name="menu">
            {({ label, value, onChange, error }) => (
              <MenuField
                label={label}
                items={value}
                most={FacebookUpdateLimits.menu.maxItems}
                error={error}
                onChange={onChange}
              />
            )}
          </CustomField>
        </div>
        <MessengerPreview name={plugin.name} {...form.watch()} />
      </div>
    </FormWindow>
  )
}

/** What the schema cannot say of a menu, as the server does. */
function problemsOf({ menu, get_started }: Values): Problems {
  const missing = 'El menú necesita el botón «Empezar». Actívalo o quita las opciones.'
  const addresses = menu.map((item, at) => ({
    path: `menu.${at}.target`,
    text: (item.type === 'url' && targetProblem(item, 'http and https')) || '',
  }))
  return [
    ...(menu.length > 0 && !get_started ? [{ path: 'menu', text: missing }] : []),
    ...addresses.filter(({ text }) => text !== ''),
  ]
}
