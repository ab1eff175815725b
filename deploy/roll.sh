#!/bin/sh
# Restarts instances behind nginx one after another, each once the previous one responds again: deploy/roll.sh 3001 3002
# The arguments are their ports. RESTART is the command that restarts an instance, with %s for its port.
set -eu

: "${RESTART:=systemctl restart moneyplan@%s}"
: "${PATIENCE:=120}"

command -v curl > /dev/null || { echo "This script needs curl." >&2; exit 2; }
[ $# -gt 0 ] || { echo "Usage: deploy/roll.sh PORT…" >&2; exit 2; }

# Also requests the landing page, because the first page that an instance serves may take seconds.
is_ready() {
  for path in /api/health/ready /; do
    curl -fsS -o /dev/null --max-time 5 "http://127.0.0.1:$1$path" 2>/dev/null || return 1
  done
}

for port in "$@"; do
  echo "Restarting the instance on port $port …"
  # shellcheck disable=SC2059 # The command is the format.
  sh -c "$(printf "$RESTART" "$port")"
  waited=0
  until is_ready "$port"; do
    waited=$((waited + 1))
    if [ "$waited" -gt "$PATIENCE" ]; then
      echo "The instance is not ready after $PATIENCE seconds; see its log (with systemd: journalctl -u moneyplan@$port). The others were not restarted." >&2
      exit 1
    fi
    sleep 1
  done
  echo "Ready."
done
