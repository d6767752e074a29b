/** What the training of a bot is called that never learnt anything: that it is available would promise answers. */
export const UNTRAINED = 'Sin entrenar'
