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

/**
 * Makes each step a place in the history of the browser, whose back button then leads to the question before instead of
 * away from the page.
 * @param at the step that is shown first
 * @param onStep shows a step to which the browser went back or forth
 */
export function addSteps(at: number, onStep: (at: number) => void) {
  const placeOf = (state: unknown): { step?: number; before?: number } => Object(state)
  const replace = (step: number) => history.replaceState({ ...placeOf(history.state), step }, '')
  replace(at)
  const onPop = ({ state }: PopStateEvent) => {
    const { step } = placeOf(state)
    if (step !== undefined) onStep(step)
  }
  window.addEventListener('popstate', onPop)
  return {
    /** notes a step to which the person went on */
    push: (step: number) => history.pushState({ step, before: step - 1 }, ''),
    /** notes that the page shows another step by itself */
    replace,
    /** goes to the step before: in the history, if that is where the browser would go */
    back: (step: number) => {
      if (placeOf(history.state).before === step - 1) return history.back()
      replace(step - 1)
      onStep(step - 1)
    },
    end: () => window.removeEventListener('popstate', onPop),
  }
}
