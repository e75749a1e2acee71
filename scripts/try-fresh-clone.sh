#!/usr/bin/env bash
# Clones the last commit into places that differ, starts the product there and runs its tests.
#
#   scripts/try-fresh-clone.sh [--smoke] [root] [user] [path]
#
# root: as root, in a folder that only root can enter.  user: as an ordinary user, in a folder of that user.
# path: in a path with a space and a letter beyond ASCII.  Without a word, all three.
# --smoke runs a few tests of each kind instead of `npm test`. PORT chooses the ports (4900 unless set).
# Root and user need root to choose; somebody else tries both as themselves. Exit code 0 when everything passed.
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
port=${PORT:-4900}
is_smoke=
wanted=()
for word in "$@"; do
  case $word in
    --smoke) is_smoke=1 ;;
    root | user | path) wanted+=("$word") ;;
    *) sed -n '2,9s/^# \{0,1\}//p' "$0"; exit 2 ;;
  esac
done
[ ${#wanted[@]} -gt 0 ] || wanted=(root user path)

npm_config_registry=$(npm config get registry)
export npm_config_registry PORT="$port" TEST_PORT=$((port + 30))
unset DATA_DIR DATABASE_URL APP_MODE TEST_DATABASE_URL

place=
server=
# The whole group, as Ctrl-C does: npm ends at once and does not pass the signal on.
stop_server() {
  if [ -n "$server" ]; then kill -- "-$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi
  server=
}
clean_up() {
  stop_server
  [ -z "$place" ] || rm -rf "$place"
  place=
}
trap 'exit 130' INT TERM

try() {
  local setting=$1 clone log as=(env)
  case $setting in
    root) place=$(mktemp -d "$HOME/infiniti-try-XXXXXX") && chmod 700 "$place" && clone="$place/infiniti" ;;
    user) place=$(mktemp -d /tmp/infiniti-try-XXXXXX) && clone="$place/infiniti" ;;
    path) place=$(mktemp -d /tmp/infiniti-try-XXXXXX) && chmod 755 "$place" && clone="$place/a höme/infiniti" ;;
  esac
  log="$place/log"
  echo "· $setting: $clone"
  git clone -q "file://$project" "$clone" && touch "$log" || return 1
  if [ "$setting" = user ] && [ "$(id -u)" = 0 ]; then
    chown -R nobody: "$place"
    as=(setpriv --reuid "$(id -u nobody)" --regid "$(id -g nobody)" --clear-groups env HOME="$place")
  fi
  cd "$clone"

  local began=$SECONDS
  setsid "${as[@]}" npm start >"$log" 2>&1 &
  server=$!
  until curl -sf "http://127.0.0.1:$port/readyz" >/dev/null; do
    if ! kill -0 "$server" 2>/dev/null || [ $((SECONDS - began)) -gt 900 ]; then
      echo "✗ $setting: npm start"; tail -20 "$log"; return 1
    fi
    sleep 1
  done
  curl -sf "http://127.0.0.1:$port/" | grep -q '<h1' || { echo "✗ $setting: no home page"; return 1; }
  echo "✓ $setting: npm start answered after $((SECONDS - began)) s"
  stop_server
  for ((seconds = 0; seconds < 30; seconds++)); do
    curl -s -o /dev/null "http://127.0.0.1:$port/readyz" || break
    sleep 1
  done
  if [ $seconds = 30 ]; then echo "✗ $setting: the server is still there"; return 1; fi

  began=$SECONDS
  if [ -n "$is_smoke" ]; then
    set -- npx vitest run --project unit --project web --project postgres --project pages scripts/postgres contact faq.test
  else
    set -- npm test
  fi
  if "${as[@]}" "$@" >"$log" 2>&1; then
    echo "✓ $setting: $* passed after $((SECONDS - began)) s"
    tail -3 "$log"
  else
    echo "✗ $setting: $*"; tail -60 "$log"; return 1
  fi
}

failed=0
for setting in "${wanted[@]}"; do
  # Each in a shell of its own, so that the next begins where this one did.
  (trap clean_up EXIT && try "$setting") || failed=1
done
exit $failed
