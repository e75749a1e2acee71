import Home from '#web/routes/marketing/home.tsx'

export default function Page() {
  return <Home />
}
