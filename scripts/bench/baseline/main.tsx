/** Baseline: plain react-admin with its login page and one list over simple-rest. */
import simpleRest from 'ra-data-simple-rest'
import { Admin, Datagrid, fetchUtils, List, Resource, TextField } from 'react-admin'
import { createRoot } from 'react-dom/client'

const token = () => localStorage.getItem('jwt')
const client: typeof fetchUtils.fetchJson = (url, options = {}) =>
  fetchUtils.fetchJson(url, {
    ...options,
    headers: new Headers({ Accept: 'application/json', Authorization: `Bearer ${token()}` }),
  })

const Bots = () => (
  <List>
    <Datagrid>
      <TextField source="id" />
      <TextField source="name" />
      <TextField source="version" />
      <TextField source="state" />
    </Datagrid>
  </List>
)

const authProvider = {
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {
    if (!token()) throw new Error('signed out')
  },
  checkError: async () => {},
  getPermissions: async () => undefined,
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={simpleRest('/api/platform', client)} authProvider={authProvider} disableTelemetry>
    <Resource name="bots" list={Bots} />
  </Admin>,
)
