import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { InvitationAnswerLimits } from '../../../../../generated/limits.ts'
import { RoleIdOptions } from '../../../../../generated/options.ts'
import { invitationAcceptBody } from '../../../../../generated/validators/team.js'
import { REQUIRED } from '../../../../contract/validation.ts'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { signIn } from '../../../session/index.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toastsOf } from '../../../ui/call-toasts.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PublicFrame } from '../../../ui/PublicFrame.tsx'
import { brokenRules, emptyFields } from '../../../ui/problems.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { type FormProblem, useForm } from '../../../ui/useForm.ts'
import { InvitationCard } from './InvitationCard.tsx'

/** Characters that can be typed: more than the rules take, which say so in their own words. */
const LONGEST = { name: 70, username: 60 }

type Invitation = components['schemas']['InvitationLink']
type Values = Record<'name' | 'username' | 'password' | 'password2', string>

const DIFFERENT = 'Las contraseñas ingresadas deben coincidir.'

function problemOf(values: Values): FormProblem | null {
  const empty = emptyFields(values, REQUIRED)
  if (empty) return empty
  const { password2, ...body } = values
  if (password2.trim() !== body.password.trim()) return { message: DIFFERENT, fields: { password2: DIFFERENT } }
  return brokenRules(invitationAcceptBody, body)
}

/** /register/invited/{id}: who invites to which chatbot, and the registration of the invited person. */
export default function Invited() {
  const { id = '' } = useParams()
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [refusal, setRefusal] = useState('')
  useEffect(() => {
    let here = true
    unwrap(api.GET('/admin/accept/{id}', { params: { path: { id } } })).then(
      (found) => here && setInvitation(found),
      (error: unknown) => here && setRefusal(messageOf(error)),
    )
    return () => {
      here = false
    }
  }, [id])
  return (
    <PublicFrame title="Registrarse">
      <div className="public-card">
        <h1>Registrarse</h1>
        {refusal && (
          <Banner tone="danger" role="alert">
            {refusal}
          </Banner>
        )}
        {!refusal && !invitation && <Spinner label="Cargando la invitación…" />}
        {invitation && (
          <>
            <InvitationCard
              {...invitation}
              role={RoleIdOptions.find((role) => role.value === invitation.role_id)?.label ?? ''}
            />
            <AcceptForm id={id} registered={invitation.registered} />
          </>
        )}
        <Link className="public-link" to="/login">
          <Icon name="arrow-left" size={18} />
          Ir a Iniciar Sesión
        </Link>
      </div>
    </PublicFrame>
  )
}

function AcceptForm({ id, registered }: { id: string; registered: boolean }) {
  const form = useForm<Values>({
    initial: { name: '', username: '', password: '', password2: '' },
    check: problemOf,
    send: async ({ password2: _, name, username, password }) => {
      const texts = await toastsOf('invitationAccept')
      const body = { name: name.trim(), username: username.trim(), password: password.trim() }
      const { jwt } = await unwrap(api.POST('/admin/accept/{id}', { params: { path: { id } }, body }))
      toast.success(texts.success ?? '')
      await signIn(jwt)
    },
  })
  const { fields } = invitationAcceptBody
  return (
    <form className="public-form" noValidate onSubmit={form.submit}>
      {registered && (
        <Banner tone="info">
          Ese correo ya tiene una cuenta: para sumarse al equipo, ingresar su usuario y su contraseña de siempre.
        </Banner>
      )}
      {form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      <TextField
        label={fields.name?.label ?? 'Nombre'}
        kind="text"
        {...form.field('name')}
        maxLength={LONGEST.name}
        required
        autoComplete="name"
      />
      <TextField
        label={fields.username?.label ?? 'Usuario'}
        kind="username"
        {...form.field('username')}
        maxLength={LONGEST.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={fields.password?.label ?? 'Contraseña'}
        type="password"
        {...form.field('password')}
        maxLength={InvitationAnswerLimits.password.maxLength}
        required
        autoComplete={registered ? 'current-password' : 'new-password'}
      />
      <TextField
        label="Repetir contraseña"
        type="password"
        {...form.field('password2')}
        maxLength={InvitationAnswerLimits.password.maxLength}
        required
        autoComplete={registered ? 'current-password' : 'new-password'}
      />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        Registrarme
      </Button>
    </form>
  )
}
