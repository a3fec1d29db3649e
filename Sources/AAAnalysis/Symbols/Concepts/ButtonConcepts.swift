extension SymbolDictionary {
  /// What buttons of most apps say. See `SymbolDictionary.concepts(in:)` for the form.
  static let buttons = """
    xmark.circle.fill clock.fill arrow.right.circle.fill
    en not_now no_thanks maybe_later not_yet not_today skip_for_now
    de nicht_jetzt jetzt_nicht nein_danke vielleicht_später noch_nicht
    fr pas_maintenant non_merci peut_être_plus_tard pas_encore
    es ahora_no no_gracias quizás_más_tarde todavía_no
    it non_ora non_adesso no_grazie forse_più_tardi non_ancora
    pt agora_não não_obrigado não_obrigada talvez_mais_tarde ainda_não
    nl niet_nu nu_niet nee_bedankt misschien_later nog_niet
    ja 今はしない 今はいい 今はやめる
    zh 暂不 暫不 以后再说 以後再說 不了
    ko 나중에하기 지금은안함

    clock.fill moon.zzz.fill hourglass
    en later do_it_later remind_me_later snooze postpone
    de später später_erinnern verschieben schlummern
    fr plus_tard me_le_rappeler_plus_tard reporter
    es más_tarde luego después recordar_más_tarde posponer aplazar
    it più_tardi dopo ricordamelo_più_tardi rimanda posticipa
    pt mais_tarde depois lembrar_mais_tarde adiar
    nl straks later_herinneren uitstellen sluimeren
    ja あとで 後で スヌーズ
    zh 稍后 稍後 以后 以後 推迟
    ko 나중에 미루기

    square.and.pencil text.document.fill pencil.line
    en drafts my_drafts saved_drafts
    de entwurf entwürfe
    fr brouillon brouillons
    es borrador borradores
    it bozza bozze
    pt rascunho rascunhos
    nl concept concepten kladversie
    ja 下書き 草稿
    zh 草稿 草稿箱
    ko 임시보관 초안

    xmark.bin.fill exclamationmark.shield.fill hand.raised.fill
    en spam junk junk_mail spam_folder mark_as_spam
    de spam werbung spamverdacht unerwünscht
    fr spam indésirable indésirables courrier_indésirable
    es spam correo_no_deseado no_deseado
    it spam posta_indesiderata indesiderata
    pt spam lixo_eletrônico indesejado
    nl spam ongewenst ongewenste_mail
    ja 迷惑メール スパム
    zh 垃圾邮件 垃圾郵件 骚扰信息
    ko 스팸 정크메일

    exclamationmark.circle.fill exclamationmark.triangle.fill xmark.octagon.fill
    en error errors failed failure wrong something_went_wrong problem problems issue issues
    de fehler fehlgeschlagen falsch problem probleme
    fr erreur erreurs échec problème problèmes
    es error errores fallo problema problemas
    it errore errori fallito problema problemi
    pt erro erros falha problema problemas
    nl fout fouten mislukt probleem problemen
    ja エラー 失敗 問題
    zh 错误 錯誤 失败 失敗 问题
    ko 오류 실패 문제

    plus.circle.fill arrow.up.circle.fill chart.line.uptrend.xyaxis
    en increase increment raise higher bigger larger
    de erhöhen vergrößern steigern höher größer
    fr augmenter agrandir
    es aumentar incrementar subir_más
    it aumenta aumentare incrementa
    pt aumentar incrementar
    nl verhogen vergroten hoger groter
    ja 増やす 上げる 大きくする
    zh 增加 增大 提高 调高
    ko 늘리기 올리기 증가

    minus.circle.fill arrow.down.circle.fill chart.line.downtrend.xyaxis
    en decrease decrement reduce lower smaller
    de verringern verkleinern reduzieren niedriger kleiner
    fr diminuer réduire
    es disminuir reducir bajar
    it diminuisci diminuire riduci
    pt diminuir reduzir
    nl verlagen verkleinen verminderen lager kleiner
    ja 減らす 下げる 小さくする
    zh 减少 減少 减小 降低 调低
    ko 줄이기 내리기 감소

    book.pages.fill book.fill rectangle.stack.fill text.document.fill
    en page pages paging turn_page
    de seite seiten blättern
    fr page pages feuilleter
    es página páginas
    it pagina pagine sfoglia
    pt página páginas
    nl pagina pagina's bladeren
    ja ページ
    zh 页面 頁面 翻页
    ko 페이지

    key.fill person.crop.circle.fill lock.open.fill
    en sign_in log_in login signin
    de anmelden anmeldung einloggen
    fr connexion se_connecter s'identifier
    es iniciar_sesión acceder
    it accedi accesso
    pt entrar login fazer_login iniciar_sessão
    nl inloggen aanmelden
    ja ログイン サインイン
    zh 登录 登入
    ko 로그인

    person.crop.circle.badge.plus person.badge.plus person.fill
    en sign_up signup create_account register_now new_account
    de registrieren konto_erstellen konto_anlegen
    fr inscription s'inscrire créer_un_compte
    es registrarse crear_cuenta
    it registrati iscriviti crea_account
    pt cadastrar cadastre_se registrar criar_conta
    nl registreren account_maken
    ja 新規登録 会員登録 アカウント作成
    zh 注册 註冊
    ko 회원가입 가입

    rectangle.portrait.and.arrow.right door.right.hand.open figure.walk
    en sign_out log_out logout signout leave exit quit
    de abmelden ausloggen
    fr déconnexion se_déconnecter
    es cerrar_sesión
    it disconnetti esci_dall'account
    pt encerrar_sessão terminar_sessão fazer_logout
    nl uitloggen afmelden
    ja ログアウト サインアウト 退出
    zh 退出登录 登出 注销 退出
    ko 로그아웃

    person.badge.plus person.crop.circle.badge.plus person.2.fill
    en follow invite add_friend add_contact add_person invite_friends
    de folgen einladen freund_hinzufügen kontakt_hinzufügen
    fr suivre_ce_compte inviter ajouter_un_ami
    es seguir invitar añadir_amigo
    it segui invita invitare aggiungi_amico
    pt seguir convidar adicionar_amigo
    nl volgen uitnodigen vriend_toevoegen
    ja フォロー 招待 友だち追加
    zh 关注 關注 邀请 邀請 加好友
    ko 팔로우 초대 친구추가

    hand.raised.fill nosign xmark.circle.fill
    en block block_user ban unfollow report_user
    de blockieren sperren blockiert
    fr bloquer bloqué
    es bloquear bloqueado
    it blocca_utente bloccare bloccato
    pt bloquear bloqueado
    nl blokkeren geblokkeerd
    ja ブロック
    zh 屏蔽 封锁 封鎖 拉黑
    ko 차단

    hand.raised.fill lock.shield.fill lock.fill
    en privacy privacy_policy data_protection
    de datenschutz privatsphäre datenschutzerklärung
    fr confidentialité vie_privée politique_de_confidentialité
    es privacidad política_de_privacidad
    it privacy informativa_sulla_privacy
    pt privacidade política_de_privacidade
    nl privacy privacybeleid
    ja プライバシー
    zh 隐私 隱私
    ko 개인정보

    text.document.fill document.fill info.circle.fill
    en terms terms_of_use terms_of_service terms_and_conditions legal license licenses imprint
    de impressum nutzungsbedingungen agb lizenzen rechtliches
    fr conditions_d'utilisation mentions_légales licences
    es términos términos_de_uso aviso_legal licencias
    it termini termini_di_servizio note_legali licenze
    pt termos termos_de_uso licenças
    nl voorwaarden gebruiksvoorwaarden licenties
    ja 利用規約 ライセンス
    zh 使用条款 服务条款 條款 许可
    ko 이용약관 약관 라이선스

    ~ ellipsis.circle.fill ellipsis square.grid.2x2.fill
    en more see_more show_more view_more load_more read_more more_options
    de mehr mehr_anzeigen mehr_laden weiterlesen
    fr voir_plus afficher_plus en_savoir_plus plus_d'options
    es más ver_más mostrar_más leer_más
    it vedi_altro mostra_altro leggi_tutto
    pt mais ver_mais mostrar_mais ler_mais
    nl meer meer_tonen lees_meer
    ja もっと もっと見る 続きを読む
    zh 更多 查看更多 显示更多
    ko 더보기

    ~ eye.fill eye.circle.fill text.magnifyingglass
    en show reveal unhide preview view
    de anzeigen einblenden vorschau
    fr afficher aperçu
    es mostrar vista_previa
    it mostra anteprima
    pt mostrar pré_visualização
    nl tonen voorbeeld
    ja 表示 プレビュー
    zh 显示 顯示 预览
    ko 보기 미리보기

    ! eye.slash.fill eye.slash xmark.circle.fill
    en hide hidden
    de ausblenden verbergen
    fr masquer cacher
    es ocultar
    it nascondi nascondere
    pt ocultar esconder
    nl verbergen verberg
    ja 非表示 隠す
    zh 隐藏 隱藏
    ko 숨기기

    paintbrush.fill circle.lefthalf.filled paintpalette.fill
    en theme themes appearance dark_theme look_and_feel
    de erscheinungsbild design designs aussehen
    fr thème thèmes apparence
    es tema temas apariencia aspecto
    it tema temi aspetto
    pt tema temas aparência
    nl thema thema's weergave uiterlijk
    ja テーマ 外観
    zh 主题 主題 外观 外觀
    ko 테마 화면스타일

    arrow.uturn.backward.circle.fill arrow.counterclockwise.circle.fill arrow.uturn.backward
    en undo revert restore restore_purchase restore_purchases restore_defaults
    de rückgängig wiederherstellen käufe_wiederherstellen
    fr annuler_l'action restaurer rétablir
    es deshacer restaurar restablecer
    it ripristina ripristinare annulla_azione
    pt desfazer restaurar
    nl ongedaan herstellen terugzetten
    ja 元に戻す 取り消す 復元
    zh 撤销 撤銷 恢复 還原
    ko 되돌리기 복원

    paperclip paperclip.circle.fill document.badge.plus
    en attach attachment attachments attach_file add_attachment
    de anhang anhänge anhängen
    fr joindre pièce_jointe pièces_jointes
    es adjuntar adjunto adjuntos
    it allega allegato allegati
    pt anexar anexo anexos
    nl bijlage bijlagen bijvoegen
    ja 添付
    zh 附件 附加
    ko 첨부

    square.and.arrow.down.fill tray.and.arrow.down.fill checkmark.circle.fill
    en save save_changes save_all
    de speichern sichern
    fr enregistrer sauvegarder
    es guardar
    it salva salvare
    pt salvar guardar
    nl opslaan bewaren
    ja 保存
    zh 保存 儲存
    ko 저장

    envelope.open.fill envelope.badge.fill checkmark.circle.fill
    en mark_as_read mark_read mark_all_read unread
    de als_gelesen_markieren gelesen ungelesen
    fr marquer_comme_lu non_lus
    es marcar_como_leído no_leídos
    it segna_come_letto non_letti
    pt marcar_como_lido não_lidos
    nl markeer_als_gelezen ongelezen
    ja 既読 未読
    zh 标为已读 已读 未读 已讀
    ko 읽음 안읽음

    power power.circle.fill togglepower
    en turn_on turn_off switch_on switch_off power_on power_off shut_down
    de einschalten ausschalten herunterfahren
    fr allumer éteindre
    es encender apagar
    it accendi spegni
    pt ligar_aparelho desligar
    nl aanzetten uitzetten inschakelen uitschakelen
    ja 電源
    zh 开机 關機 关机 打开电源
    ko 켜기 끄기 전원

    pin.fill pin.circle.fill mappin
    en pinned pin_to_top unpin
    de anheften angeheftet
    fr épingler épinglé
    es fijar fijado
    it fissa_in_alto fissato
    pt fixar fixado
    nl vastmaken vastgemaakt
    ja ピン留め
    zh 置顶 置頂 固定
    ko 고정

    shuffle shuffle.circle.fill arrow.trianglehead.swap
    en shuffle random random_order surprise_me
    de zufällig zufallswiedergabe mischen
    fr aléatoire
    es aleatorio
    it casuale
    pt aleatório
    nl willekeurig
    ja シャッフル ランダム
    zh 随机 隨機
    ko 셔플 무작위
    """
}
