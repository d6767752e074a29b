import { begin } from './survey.ts'

// The page works without this script: it sends its form. With it, it asks what follows from the answers so far.

const data = document.getElementById('survey-data')
const form = document.getElementById('survey')
if (data?.textContent && form instanceof HTMLFormElement) begin(form, JSON.parse(data.textContent))
