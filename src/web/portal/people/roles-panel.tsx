import { rolesPanel as copy, usersPage } from '#content/portal/people.ts'
import { permissionTexts, roleTexts } from '#content/portal/roles.ts'
import { mayDo, permissions, type Role, roles } from '#contract/people/roles.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import './roles-table.css'

/** The table of roles as the server has it, with the reader's own column marked. */
export function RolesPanel({ own }: { own: Role | null }) {
  return (
    <Panel id="roles" wide state={own && usersPage.states.role(roleTexts[own].name)}>
      <table className="roles-table">
        <caption className="visually-hidden">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.permission}</th>
            {roles.map((role) => (
              <th key={role} scope="col" data-own={role === own || undefined}>
                {roleTexts[role].name}
                {role === own && <span className="roles-table-you">{copy.you}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row">{permissionTexts[permission]}</th>
              {roles.map((role) => {
                const may = mayDo(role, permission)
                return (
                  <td key={role} data-own={role === own || undefined}>
                    <span className="roles-table-mark" data-may={may || undefined} aria-hidden />
                    <span className="visually-hidden">{may ? copy.yes : copy.no}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
