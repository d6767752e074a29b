import './login.css'
import { useEffect, useRef, useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { SignUpModeOptions } from '../../../../../generated/options.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { PublicFrame } from '../../../ui/PublicFrame.tsx'
import { SignIn } from './SignIn.tsx'
import { SignUp } from './SignUp.tsx'

/** 1: sign-in, 2: sign-up. */
type Mode = 1 | 2

const TITLES = { 1: 'Iniciar Sesión', 2: 'Registrarse' } as const

/**
 * Returns who may sign up; undefined until known. Without an answer everyone is offered it: the server refuses where it
 * must.
 */
function useSignUpPolicy(): components['schemas']['SignUpMode'] | undefined {
  const [policy, setPolicy] = useState<components['schemas']['SignUpMode']>()
  useEffect(() => {
    let here = true
    unwrap(api.GET('/signup')).then(
      ({ sign_up }) => here && setPolicy(sign_up),
      () => here && setPolicy('open'),
    )
    return () => {
      here = false
    }
  }, [])
  return policy
}

/**
 * /login: two forms side by side, with a panel that slides over the inactive one. Where people cannot sign up, the panel
 * says how they get an account.
 */
export default function Login() {
  const [mode, setMode] = useState<Mode>(1)
  const policy = useSignUpPolicy()
  const isOpen = policy === undefined || policy === 'open'
  const room = useRef<HTMLDivElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    // The pressed button disappeared with its panel: move the focus to the form that is now visible.
    room.current?.querySelector<HTMLElement>('.login-form:not([inert]) input')?.focus({ preventScroll: true })
  }, [mode])
  return (
    <PublicFrame title={TITLES[mode]} wide>
      <div className="login" data-mode-shown={mode} ref={room}>
        <section className="login-form" inert={mode !== 1} aria-label={TITLES[1]}>
          <SignIn active={mode === 1} />
        </section>
        {isOpen && (
          <section className="login-form" inert={mode !== 2} aria-label={TITLES[2]}>
            <SignUp active={mode === 2} />
          </section>
        )}
        <div className="login-panels">
          <aside className="login-panel" inert={mode !== 2}>
            <p>¿Ya tienes una cuenta? Ingresa haciendo clic aquí.</p>
            <Button className="login-switch" onClick={() => setMode(1)}>
              {TITLES[1]}
            </Button>
          </aside>
          <aside className={classes('login-panel', !policy && 'login-panel-waiting')} inert={mode !== 1}>
            {isOpen ? (
              <>
                <p>¡Únete a nosotros y comienza a disfrutar de una experiencia excepcional!</p>
                <Button className="login-switch" onClick={() => setMode(2)}>
                  {TITLES[2]}
                </Button>
              </>
            ) : (
              <p>{SignUpModeOptions.find(({ value }) => value === policy)?.help}</p>
            )}
          </aside>
        </div>
      </div>
    </PublicFrame>
  )
}
