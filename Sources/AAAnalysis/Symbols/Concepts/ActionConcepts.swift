extension SymbolDictionary {
  /// What a screen or a button does. See `SymbolDictionary.concepts(in:)` for the form.
  static let actions = """
    ~ gearshape.fill gearshape.2.fill slider.horizontal.3 wrench.adjustable.fill
    en setting settings preference preferences options configure configuration setup customize
    en adjust controls manage advanced
    de einstellung einstellungen optionen konfiguration einrichten anpassen verwalten
    fr réglage réglages paramètres préférences options configurer personnaliser gérer
    es ajuste ajustes configuración preferencias opciones personalizar administrar
    it impostazione impostazioni preferenze opzioni configura personalizza gestisci
    pt ajustes configuração configurações preferências opções personalizar gerenciar
    nl instelling instellingen voorkeuren opties aanpassen beheren
    ja 設定 環境設定 オプション
    zh 设置 設定 设定 偏好 选项
    ko 설정 환경설정 옵션

    questionmark.circle.fill lifepreserver.fill hand.raised.fill info.circle.fill
    en help how_to guide guides instructions manual
    de hilfe anleitung anleitungen bedienungsanleitung
    fr aide guide mode_d'emploi instructions
    es ayuda guía instrucciones manual
    it aiuto guida istruzioni
    pt ajuda guia instruções manual
    nl hulp help handleiding uitleg
    ja ヘルプ 使い方 助け 手伝い ガイド
    zh 帮助 幫助 指南 教程 说明
    ko 도움말 도움 안내 사용법

    ~ info.circle.fill info.circle text.document.fill questionmark.circle.fill
    en info information about details detail version credits learn_more more_info find_out_more
    de info information informationen über details hinweise
    fr info infos informations à_propos détails
    es información acerca_de detalles detalle
    it informazioni info dettagli dettaglio
    pt informação informações sobre detalhes detalhe
    nl informatie info over details
    ja 情報 詳細 について
    zh 信息 資訊 关于 關於 详情
    ko 정보 상세 소개

    magnifyingglass magnifyingglass.circle.fill binoculars.fill text.page.badge.magnifyingglass
    en search find lookup look_up finder seek
    de suche suchen finden nachschlagen
    fr recherche rechercher chercher trouver
    es buscar búsqueda encontrar
    it cerca ricerca cercare trova trovare
    pt buscar pesquisa pesquisar procurar encontrar
    nl zoeken vinden
    ja 検索 探す さがす
    zh 搜索 搜尋 查找 寻找
    ko 검색 찾기

    ! square.and.arrow.up.fill square.and.arrow.up paperplane.fill person.2.fill
    en share sharing export airdrop forward
    de teilen freigeben exportieren weiterleiten
    fr partager partage exporter
    es compartir exportar
    it condividi condividere condivisione esporta
    pt compartilhar partilhar exportar
    nl delen exporteren
    ja 共有 シェア
    zh 分享 共享 导出
    ko 공유 내보내기

    ! trash.fill trash.circle.fill trash xmark.bin.fill
    en delete remove erase clear trash discard bin garbage empty_trash recycle rubbish
    de löschen entfernen papierkorb müll leeren
    fr supprimer effacer corbeille retirer poubelle
    es eliminar borrar quitar papelera basura
    it elimina eliminare cancella cancellare rimuovi cestino
    pt excluir apagar remover eliminar lixeira lixo
    nl verwijderen wissen prullenbak
    ja 削除 消す 消去 ゴミ箱
    zh 删除 刪除 清除 移除 垃圾桶
    ko 삭제 지우기 휴지통

    ~ plus.circle.fill plus.app.fill plus plus.square.fill
    en add new create plus insert compose make
    de hinzufügen neu neue neuer neues erstellen anlegen
    fr ajouter nouveau nouvelle créer
    es añadir agregar nuevo nueva crear
    it aggiungi aggiungere nuovo nuova crea creare
    pt adicionar novo nova criar
    nl toevoegen nieuw nieuwe maken
    ja 追加 新規 作成 作る
    zh 添加 新增 新建 创建 建立
    ko 추가 새로운 만들기

    ~ pencil pencil.circle.fill square.and.pencil highlighter
    en edit editor change modify rename update correct editing
    de bearbeiten ändern umbenennen
    fr modifier éditer changer renommer
    es editar cambiar modificar renombrar
    it modifica modificare cambia rinomina
    pt editar alterar mudar renomear
    nl bewerken wijzigen hernoemen
    ja 編集 変更 修正
    zh 编辑 編輯 修改 更改
    ko 편집 수정 변경

    star.fill heart.fill bookmark.fill star.circle.fill
    en favorite favorites favourite favourites best top starred saved bookmark bookmarks
    en my_favorites special featured
    de favorit favoriten liebling lieblinge lieblings merken gemerkt lesezeichen
    fr favori favoris préféré préférés marque_page
    es favorito favoritos preferido preferidos destacados marcadores guardados
    it preferito preferiti segnalibri salvati
    pt favorito favoritos preferidos marcados salvos
    nl favoriet favorieten bladwijzers bewaard
    ja お気に入り ブックマーク 好き
    zh 收藏 最爱 最愛 喜欢 书签
    ko 즐겨찾기 좋아하는 북마크

    checkmark.circle.fill checkmark.seal.fill checkmark.square.fill checkmark
    en done success up_to_date finish finished complete completed ok okay yes confirm
    en confirmation accept agree allow
    en approve verify verified ready
    de fertig erledigt abgeschlossen ja bestätigen annehmen zustimmen bereit
    fr terminé fini oui confirmer confirmation accepter valider prêt
    es hecho listo terminado completado sí confirmar confirmación aceptar
    it fatto finito completato conferma confermare accetta pronto
    pt feito pronto concluído sim confirmar confirmação aceitar
    nl klaar gereed ja bevestigen accepteren
    ja 完了 はい 確認 了解 できた
    zh 完成 确认 確認 同意 好的 是的
    ko 완료 확인 네 동의

    ! xmark.circle.fill xmark xmark.octagon.fill
    en cancel close no reject decline deny dismiss abort
    de abbrechen schließen nein ablehnen
    fr annuler fermer non refuser
    es cancelar cerrar no rechazar
    it annulla chiudi no rifiuta
    pt cancelar fechar não recusar
    nl annuleren sluiten nee weigeren
    ja キャンセル 閉じる いいえ 中止
    zh 取消 关闭 關閉 拒绝
    ko 취소 닫기 아니요 거절

    ~ play.fill play.circle.fill play.rectangle.fill arrow.right.circle.fill
    en play start begin go resume launch playing
    de abspielen starten beginnen los fortsetzen
    fr démarrer commencer lancer c'est_parti
    es reproducir empezar comenzar iniciar
    it avvia inizia riproduci comincia
    pt reproduzir começar iniciar
    nl afspelen starten beginnen begin
    ja 再生 開始 始める スタート
    zh 播放 开始 開始 启动
    ko 재생 시작

    ! stop.fill pause.fill stop.circle.fill hand.raised.fill
    en stop pause halt end break paused
    de stopp anhalten pausieren pause ende stoppen
    fr arrêter arrêt pause
    es parar detener pausa
    it ferma fermare pausa
    pt parar pausar pausa
    nl stoppen pauze
    ja 停止 一時停止 止める
    zh 停止 暂停 暫停
    ko 정지 멈춤 일시정지

    ~ arrow.right.circle.fill chevron.right.circle.fill arrow.forward.circle.fill arrow.right
    en next continue proceed skip get_started
    de weiter nächste nächster fortfahren überspringen
    fr suivant continuer passer
    es siguiente continuar saltar
    it avanti continua prossimo salta
    pt próximo seguinte continuar pular
    nl volgende doorgaan verder
    ja 次へ 次 続ける 進む
    zh 下一步 下一个 继续 繼續
    ko 다음 계속

    ~ arrow.left.circle.fill chevron.left.circle.fill arrow.uturn.left arrow.backward.circle.fill
    en back return previous_page go_back previous
    de zurück vorherige
    fr retour précédent revenir
    es volver atrás anterior regresar
    it indietro torna precedente
    pt voltar anterior
    nl terug vorige
    ja 戻る 前へ
    zh 返回 后退 上一步
    ko 뒤로 이전

    arrow.clockwise.circle.fill arrow.clockwise arrow.trianglehead.2.clockwise.rotate.90 repeat
    en refresh reload sync repeat retry again reset restart loop convert swap try_again
    de aktualisieren neu_laden wiederholen nochmal zurücksetzen synchronisieren erneut_versuchen
    fr actualiser recharger répéter réessayer réinitialiser encore
    es actualizar recargar repetir reintentar sincronizar otra_vez intentar_de_nuevo
    it aggiorna ricarica ripeti riprova ancora riprova
    pt atualizar recarregar repetir sincronizar de_novo
    nl vernieuwen herhalen opnieuw probeer_opnieuw
    ja 更新 再読み込み 繰り返し もう一度 同期 再試行
    zh 刷新 重新 重复 再来 同步 重试 再试一次
    ko 새로고침 반복 다시 동기화 재시도

    arrow.down.circle.fill square.and.arrow.down.fill tray.and.arrow.down.fill externaldrive.fill
    en download downloads import install backup
    de herunterladen importieren downloads sicherung
    fr télécharger téléchargements importer
    es descargar descargas importar
    it scarica download importa
    pt baixar downloads importar
    nl downloaden importeren
    ja ダウンロード 取り込み
    zh 下载 下載 导入 备份
    ko 다운로드 가져오기

    arrow.up.circle.fill square.and.arrow.up.fill tray.and.arrow.up.fill arrow.up.document.fill
    en upload uploads publish
    de hochladen veröffentlichen
    fr téléverser publier
    es subir publicar
    it carica pubblica
    pt publicar
    nl uploaden publiceren
    ja アップロード 投稿
    zh 上传 上傳 发布
    ko 업로드 게시

    document.on.document.fill plus.square.fill.on.square.fill document.on.clipboard.fill
    en copy duplicate paste clipboard
    de kopieren duplizieren einfügen zwischenablage
    fr copier dupliquer coller
    es copiar duplicar pegar portapapeles
    it copia copiare duplica incolla
    pt copiar duplicar colar
    nl kopiëren dupliceren plakken
    ja コピー 複製 貼り付け
    zh 复制 複製 粘贴
    ko 복사 붙여넣기

    printer.fill printer.filled.and.paper document.fill scanner.fill
    en print printer printing
    de drucken drucker ausdrucken
    fr imprimer imprimante
    es imprimir impresora
    it stampa stampare stampante
    pt imprimir impressora
    nl afdrukken printer printen
    ja 印刷 プリンター
    zh 打印 列印 打印机
    ko 인쇄 프린터

    qrcode.viewfinder barcode.viewfinder document.viewfinder camera.viewfinder
    en scan scanner scanning qr qr_code barcode
    de scannen strichcode
    fr scanner numériser code_barres
    es escanear código
    it scansiona scansione codice_a_barre
    pt escanear digitalizar código_de_barras
    nl scannen streepjescode
    ja スキャン バーコード 読み取り
    zh 扫描 掃描 扫一扫 二维码
    ko 스캔 바코드

    lock.fill lock.shield.fill key.fill hand.raised.fill
    en lock locked password passwords passcode security secure safe safety
    en permission permissions pin protect protection parental
    de sperre gesperrt passwort kennwort sicherheit sicher
    de schutz
    fr verrou mot_de_passe sécurité protection
    es bloqueo contraseña seguridad seguro protección
    it blocco password sicurezza sicuro protezione
    pt bloqueio senha segurança seguro proteção
    nl slot wachtwoord veiligheid veilig
    ja ロック パスワード 安全 セキュリティ
    zh 锁 鎖 密码 密碼 安全 保护
    ko 잠금 비밀번호 보안 안전

    text.document.fill document.fill document.on.document.fill paperclip
    en document documents file files pdf paper papers form forms contract certificate
    de dokument dokumente datei dateien formular formulare vertrag unterlagen
    fr fichier fichiers papiers formulaire contrat
    es documento documentos fichero formulario contrato
    it documento documenti modulo contratto
    pt documento documentos formulário contrato
    nl document documenten bestand bestanden formulier contract
    ja 書類 文書 ファイル 資料
    zh 文件 文档 文檔 檔案 表格 合同
    ko 문서 파일 서류

    folder.fill folder.circle.fill tray.full.fill archivebox.fill
    en folder folders directory projects project
    de ordner verzeichnis projekt projekte
    fr dossier dossiers projet projets
    es carpeta carpetas proyecto proyectos
    it cartella cartelle progetto progetti
    pt pasta pastas projeto projetos
    nl mappen project projecten
    ja フォルダ プロジェクト
    zh 文件夹 資料夾 项目 专案
    ko 폴더 프로젝트

    line.3.horizontal.decrease.circle.fill slider.horizontal.3 line.3.horizontal.decrease
    en filter sort sorting arrange filters
    de filtern sortieren sortierung
    fr filtrer trier
    es filtrar ordenar
    it filtra ordina
    pt filtrar ordenar
    nl filteren sorteren
    ja 絞り込み 並べ替え フィルター
    zh 筛选 篩選 排序
    ko 필터 정렬

    ~ square.grid.2x2.fill ellipsis.circle.fill circle.grid.2x2.fill line.3.horizontal
    en menu main_menu all everything apps other others misc general
    de menü hauptmenü alle alles weitere sonstiges allgemein
    fr menu plus_d'options tout tous autres général
    es menú todo todos otros general
    it menù altro tutto tutti altri generali
    pt menu tudo todos outros geral
    nl menu alle alles overig algemeen
    ja メニュー その他 すべて
    zh 菜单 選單 全部 其他
    ko 메뉴 전체 기타

    ~ hand.tap.fill hand.point.up.left.fill checkmark.circle.fill square.grid.2x2.fill
    en choose choice choices select selection pick picker decide decision touch tap select_all
    de wählen auswahl auswählen aussuchen entscheiden tippen berühren
    fr choisir choix sélection sélectionner toucher
    es elegir elección seleccionar selección escoger tocar
    it scegli scegliere scelta seleziona tocca
    pt escolher escolha selecionar seleção tocar
    nl kiezen keuze selecteren
    ja 選ぶ 選択 えらぶ タップ
    zh 选择 選擇 挑选 点击
    ko 선택 고르기 터치

    wifi antenna.radiowaves.left.and.right network link.circle.fill
    en wifi wi_fi network connect connection connected bluetooth pair pairing signal hotspot
    de wlan netzwerk verbinden verbindung koppeln
    fr réseau connecter jumeler
    es conectar conexión emparejar
    it rete connetti connessione
    pt rede conectar conexão
    nl netwerk verbinden verbinding
    ja 接続 ネットワーク ワイファイ
    zh 无线 连接 連接 配对
    ko 연결 네트워크 와이파이

    link link.circle.fill globe square.and.arrow.up.fill
    en link links url
    de verknüpfung verweis link
    fr lien liens
    es enlace enlaces vínculo
    it collegamento collegamenti
    pt atalho
    nl koppeling links
    ja リンク
    zh 链接 連結
    ko 링크

    flag.fill flag.circle.fill mappin.circle.fill exclamationmark.bubble.fill
    en flag flags report_problem milestone
    de flagge flaggen fahne melden
    fr drapeau drapeaux signaler
    es bandera banderas denunciar
    it bandiera bandiere segnala
    pt bandeira bandeiras denunciar
    nl vlag vlaggen
    ja 旗 国旗
    zh 旗帜 国旗
    ko 깃발 국기

    tag.fill percent cart.fill giftcard.fill
    en tag tags sale offer offers deal deals discount discounts
    de angebot angebote rabatt schlagwort schlagwörter etikett
    fr offre offres promotion promotions réduction étiquette
    es oferta ofertas descuento etiqueta etiquetas
    it offerta offerte sconto sconti etichetta
    pt oferta ofertas desconto etiqueta
    nl aanbieding aanbiedingen korting
    ja タグ セール 割引
    zh 标签 標籤 优惠 折扣
    ko 태그 할인 세일
    """
}
