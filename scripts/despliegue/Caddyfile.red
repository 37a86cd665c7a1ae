# A network without a name: {$DOMINIO} is this machine's address on it. The staff's screens come by https, with an
# authority of Caddy's own, which each of them installs once (http://…/autoridad.crt); guests come by http. The
# name `carta` is that of every process: Docker's, or a line for each address in /etc/hosts.
{
	# nobody names an address when asking for its certificate
	default_sni {$DOMINIO}
	skip_install_trust
}

(carta) {
	reverse_proxy {
		dynamic a carta 3000 {
			refresh 5s
		}
		# long polling must come back to the process it began at; WebSockets do not care
		lb_policy cookie
		lb_try_duration 5s
	}
}

https://{$DOMINIO} {
	tls internal
	import carta
}

http://{$DOMINIO} {
	handle /autoridad.crt {
		root * {$XDG_DATA_HOME:/var/lib/caddy/.local/share}/caddy/pki/authorities/local
		rewrite * /root.crt
		header Content-Type application/x-x509-ca-cert
		file_server
	}
	handle {
		import carta
	}
}
