/** Adds the bar that shows how far the person came. Returns what moves it. */
export function addProgress(form: HTMLFormElement): (at: number, of: number) => void {
  const bar = document.createElement('div')
  bar.className = 'progress'
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-label', 'Avance')
  const filled = bar.appendChild(document.createElement('span'))
  form.prepend(bar)
  return (at, of) => {
    const percent = Math.round((at / Math.max(of, 1)) * 100)
    // Styles in attributes are not allowed by the page's policy; those of the object model are.
    filled.style.width = `${percent}%`
    bar.setAttribute('aria-valuenow', String(percent))
  }
}

/** Adds the button that goes back. Returns what shows the buttons of a step. */
export function addButtons(
  form: HTMLFormElement,
  isStepwise: boolean,
  onBack: () => void,
): (at: number, isLast: boolean) => void {
  const submit = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!isStepwise || !submit) return () => {}
  const back = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Anterior' })
  back.addEventListener('click', onBack)
  submit.after(back)
  return (at, isLast) => {
    back.hidden = at === 0
    submit.textContent = isLast ? 'Enviar' : 'Siguiente'
  }
}
