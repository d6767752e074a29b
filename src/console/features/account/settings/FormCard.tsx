import { type FormEventHandler, type ReactNode, useId } from 'react'

export interface FormCardProps {
  title: string
  help?: string
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A form in a room of its own. */
export function FormCard({ title, help, onSubmit, children }: FormCardProps) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {help && <p className="soft settings-help">{help}</p>}
      </div>
      <form className="settings-form" noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </section>
  )
}
