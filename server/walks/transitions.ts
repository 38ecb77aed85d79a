// Written by `npm run charts`.

const codes = `
001qeue 00b5mkg 00iwt2x 00myigk 00qaoh1 00wzfo2 010fkkj 011q1x9 01f3nqf 01h30uk 01hudl9 01la27p
01q76pc 01tiy53 01xz5d8 021rt3l 021yqr0 025tknz 025xllk 027ftx1 027y2u1 028abvc 02emn98 02gwjt4
02hdrdo 036gc07 03bm4fo 03c9oda 03gs1vb 03lc0cx 03mj3gy 03o0ecb 03osph0 03p1sey 03uuwic 03vg2sy
03ysi97 03zbkob 0463cwi 049ycgc 04i1qpl 04krq43 04nh17p 0594hbo 059onfi 05ap73x 05b80zw 05jdznr
05mov1z 05mqxl5 05y46dl 05ytpeg 0623gat 062egmu 063fhan 06bdvll 06bqtml 06c9ibi 06ddo1q 06fb32h
06opqwn 06p13v8 06rimrq 06upjmu 06x5fs7 06yba4y 0743zwu 0756w6i 077xk9c 07awblg 07dqufv 07ffff4
07h62x1 07k8w4q 07lvnaz 07p97dr 07urr46 07wvdk2 07xvgqx 07zra20 08cpmd1 08eiing 08fi0tp 08g2w0f
08gnf5v 08pflxq 08ppub9 08rg0pq 08skw4e 098bgvp 09d9a81 09gz7p7 09h0qlv 09iqoux 09kbmbu 09n1gql
09sfrpp 09wkqz8 09ydeyl 09zk611 0a3j5qu 0a4jvab 0a647a7 0abwjpq 0admmdp 0ahp7lk 0aivf6s 0ajt18u
0amlvmp 0aotjj9 0aqtxkb 0atnvwf 0ato9u6 0avs5g7 0axnhh0 0b09f81 0b0coea 0b30c69 0b3c5ew 0b5ju4e
0b7hk1t 0bcl19v 0c0rv3o 0c8cns1 0capmm0 0cmn50d 0crx87c 0ctkt4c 0cuihhp 0cw0y09 0cwr9cy 0d0kqfy
0d15t65 0d6xn8e 0d7jbo0 0d8m9x1 0d9jkvj 0dd8slm 0ddi7by 0ded1r9 0deuyby 0dhcy6o 0du04nr 0dvn9t1
0dvq522 0dxosbd 0dy3fx6 0e2fm36 0e4iksr 0e6bq1o 0e6sb2j 0e76jd7 0edt2i0 0ehhg45 0ejaqwa 0ejo5mt
0ekdb1z 0eky5cz 0enq0ue 0esdjta 0ew0sp1 0ex5ls9 0f0cvy2 0f32qy1 0f5li8o 0f7swbg 0f7tmod 0ffy7l0
0fi8loe 0fjgxse 0fl5xnn 0fn0zx4 0fo6lg2 0fokrg6 0fow37m 0fq6qjo 0fqdq7x 0fr7f2a 0frjpe5 0fzpsir
0g0v9gf 0g1dx26 0gempmt 0ggk62e 0giexpo 0gmpmlc 0gmqzjj 0gquxny 0grl60y 0grsf0g 0gvbvw5 0gvngc9
0h0m1fk 0h3gw39 0h7xzlb 0h9gxa0 0h9ss9l 0hae91z 0hbimtk 0hg4d42 0hgjbdu 0hifeaa 0hnjb8x 0hrnroi
0hs20q6 0hx0h5e 0hy2vmr 0i6oake 0iba7cj 0ijepk3 0imckf0 0iy2u8z 0jfumfb 0jjetq1 0jk1b1i 0jp2hte
0jqs09t 0juj710 0jwqsd1 0k3zgf9 0kc0lj0 0keny1f 0kf08zr 0kgmmwr 0kizg24 0kjh4mp 0kjyct5 0kkc29t
0klmsmy 0kn0gd8 0kocvt0 0kri8lu 0kydur7 0l2apxa 0l6flhi 0l73sej 0lask5u 0lcesf5 0lgi9lo 0lm7tln
0lnn743 0lnr880 0lotaca 0lq4q3a 0ltsrlx 0lun4km 0m6c44w 0m9ihrx 0mam6fp 0md0636 0mfxc3g 0mjmtt7
0mlyji6 0mwlcyt 0mwnkyo 0mzikvb 0n13lhx 0n6tfup 0namvqg 0nanr3k 0nf30vb 0ng43z6 0nhcdgt 0nkirq1
0nkjyra 0nlzlc5 0noybyc 0nseaqe 0ntrd73 0nuwhn0 0nvfba4 0o24xop 0o7w1ew 0o80n9d 0ofd89a 0ofkxim
0og1lvo 0ohx1vr 0omkq4d 0ox9nhq 0p0t6bz 0p1yn61 0p2uqhq 0p31il7 0p43qd0 0p7t9r8 0piny4n 0pmxf6l
0ptfdqy 0pwa7fn 0q1lm0p 0q5zruj 0q69lq8 0q7zi9i 0q8u24q 0qas9sy 0qc7ski 0qca0dj 0qciw2v 0qfp8w6
0qkph33 0qvs0qj 0qw8cza 0qygvmz 0r2uw9e 0r6ks6m 0re6x0g 0rf9j4u 0rh5x97 0ri8ylt 0rivjs5 0rni87m
0rob7dc 0romvs9 0rrn4p2 0ruvd3f 0rzyw26 0s8vegs 0s9hlwt 0sd8c4p 0sea9yv 0siq6sn 0sjufl7 0skj1i7
0skrl83 0slyf94 0smxh9j 0sr6vaw 0sr7eve 0sraa0w 0sz34j5 0szjh6w 0t7u3yp 0t8lucd 0ti7ag7 0tnwntp
0u1vzto 0u4nr1e 0u7po0o 0u9he81 0ujjnqz 0ukthz3 0uq7z5q 0uw6h1k 0uww01l 0ux9rss 0v0g280 0v0ig92
0v3vs61 0v3wqb4 0v515uk 0vbc8r9 0vjdj7u 0vlmlkh 0vrzd4m 0vsq03m 0vsvfoo 0vtm6s6 0vvap45 0vvl9nh
0vwevch 0vyct08 0w5zh0z 0w75wao 0w76jrr 0w8nkqe 0w8pq04 0wanqvt 0wbnw5a 0wee43w 0wfh2y8 0wgl0ud
0wimblq 0wj72au 0wjhxyl 0wnu1an 0wr91on 0wsh03r 0wvag4r 0wxn6ss 0x2uf1e 0x3753s 0x49mpy 0xbetjv
0xeyx2m 0xfusy3 0xhr3tx 0xiz4ck 0xjkzy8 0xlxuzr 0xme7mm 0xoaxr6 0xotrn8 0xr550b 0xu7x4n 0xwta12
0xyn7sf 0y4w92a 0y5oe73 0y7rd5f 0ybxzpp 0yhw1sv 0yj4kn9 0yjabe2 0ylbc4d 0yndeco 0z5qo6b 0z7no5o
0z9zqy8 0zgrjuq 0zhgxxg 0zrso7v 0zthiut 0zty15i 0zy2k8w 10215z6 1034ec0 106lbje 10azu58 10lwba6
10rm3tt 10zjtu2 1102uzj 1107fje 116tx3g 118dg8k 11as1nr 11bgocl 11f2y4r 11fc00p 123gmcy 12424lh
124vkqz 12esgc5 12jin5b 12kudk7 12qoq3b 12r52ih 12rfv11 12vsxis 12zrxgm 13h2jh4 13i2xam 13ldmo5
13om8vu 13qd3cy 13tt8t9 13y3iwy 148t998 149vx8z 149xlfw 14cueem 14cutlh 14flbrr 14gikvv 14swv78
14swz4v 14szzvb 14uo7y8 153et4d 1569h1d 15etvpz 15mh2it 15oc33l 15ocepb 15p5uaw 15t307x 15tr0tx
15tszbt 15vblqk 15wozqi 15xgzyi 15ywtd6 15zqvn3 161pz6m 161ucgo 167o1mj 16g7sd7 16s1u2x 16uwini
16wzxu6 175wakk 177mkh9 17c2o1t 17cld6q 17eiswq 17kth59 17lvhi0 17w3kff 17z7ugy 17zr9wb 185c8rx
18603ed 189809b 18bp35f 18buzgx 18c2hzx 18c7lzl 18dnj4f 18ixggf 18qit3d 191ypo8 1922qj9 197l8j9
19bcrkf 19i0f90 19k3zvh 19mvtpx 19oys3g 19u7y43 19wg6dj 1a6er8r 1a6rytv 1a6u9la 1aa5tpn 1ab53gf
1ab5s9k 1actmls 1ad0h78 1ad83pz 1adl61p 1adsm3x 1aeqpab 1aj8nlp 1ajvccp 1ajzft4 1apac8n 1aphqdn
1aq1ncp 1at6fsu 1auume8 1avdfs5 1b0n2y7 1b1ncy1 1b2h9ga 1b4aaxt 1b87t3i 1ba4ody 1bg5g9e 1bhatpk
1bhcbc4 1bn185w 1bov5h4 1bpuhn9 1btxx0z 1bvvtfg 1bx3k1p 1byql35 1c5g6cq 1c5sx8k 1ca5ml8 1casw2j
1cdanex 1cfevfo 1cgz8tx 1cmawf8 1cn0pw7 1cok0wk 1cw1cg1 1d014hm 1d3beta 1d3d6ms 1d6y0x1 1df9czg
1dgixk5 1dgmiab 1dkka84 1dqwgj7 1ds802d 1dwygvw 1dxqu4w 1dy6bzc 1e2tfw9 1e7314x 1e8b2mn 1e9iynl
1eamkdj 1ecjm18 1eeikv3 1ef5op9 1ei6n65 1ekni6j 1es7mq6 1euheci 1evapy7 1ex0vlx 1f36lbi 1f37ztu
1f3gw7f 1f93cld 1fc4wju 1fh2zbi 1fkca1o 1fl1l8t 1flqnt3 1fq8e81 1fsogps 1ftbmbd 1fug5h4 1fxvntn
1fys2by 1g0z2rt 1g4p8i5 1g7jbt2 1g83qai 1ga07ai 1gaffuf 1gejyxv 1gkkfwo 1gr9kc5 1gyp6zv 1gzl7qo
1h1tulc 1h1wx24 1h5vhi5 1hfco11 1hg3gvk 1hjz1iu 1hubzkn 1i022pv 1i4us1j 1i5izcd 1i9cgfa 1ia54uf
1ibruib 1id5gwz 1idfi1s 1ijgn66 1ioqxmr 1itbvu4 1ixn4ai 1j4zag9 1jaa65r 1jc8wed 1jfy21w 1jkfxko
1jns2su 1jnzqk8 1k1oad6 1k2q7pa 1k5fif6 1k6ofk8 1kcej3o 1kjv291 1klvqj8 1kojyrw 1kq2fyu 1kvcyxa
1kz3cf1 1l68jgs 1l8q1dp 1lct98t 1lhbo2j 1lhh8uh 1ljzty2 1lqq7jf 1lu8jb6 1ludlo2 1m1eeol 1m2kvcv
1m5hafv 1m8d0vt 1ma1yqh 1mceltr 1mcx7ju 1mhc6e1 1mp9drs 1mq5wfi 1mqtpyh 1mtsgmb 1mtxo8o 1mwagyq
1n1phz9 1n44xjd 1n859jf 1n8gqie 1ni3sbd 1nizjfo 1nkb3gr 1no8ke3 1nrr8h8 1ns2mzu 1nvbue6 1o46kl2
1o4q4wl 1o5oen4 1o605cj 1oascmj 1obenr7 1oekp5v 1okbf8g 1on9rvs 1opzrwo 1orqd4c 1osvswx 1otgr6w
1otjo59 1ov6hgv 1owrl78 1p354om 1pcc92v 1pfbowu 1php6ln 1pi1ika 1prkaf7 1ps8nkz 1px48zc 1pxp1a9
1pxp2ut 1pzes1y 1q48i1m 1q54zss 1q5r7yq 1qa6vxq 1qd92o3 1qjb0t9 1qkin43 1qlnufg 1qqvzxe 1qrx70f
1qsb2eq 1qw4b49 1qwp7wd 1qxdbme 1r2r9o0 1rg7hj4 1rjpvvy 1rm0x0l 1rm2l70 1rr1bvt 1rrbbv9 1rrd9fi
1rskhgz 1rswjy0 1rve17h 1rwzr47 1rzrsnc 1s0bbs5 1s5d44i 1s6pt7f 1s8jybt 1s9mmvr 1sgeosf 1shtft8
1sl3274 1slqmyd 1soe15u 1sog1ba 1ssxpww 1svx9u8 1sw9e0h 1t3asz2 1t3b3lf 1tboq0f 1tjmqj3 1tkastm
1tph2m4 1tse7ch 1tt3krl 1tw6e1l 1txr402 1tyk7l9 1tzli41 1u06cv8 1u4t9ii 1u6b1ga 1uc0egv 1ujlndr
1uk4vr3 1uqkm6g 1utg2cp 1uvq9wr 1v0vhtn 1v4d2it 1v5qe52 1v72w4c 1vcunf1 1vff8kq 1vin2z0 1vk3yob
1vmf9va 1vmxhlx 1vq58yi 1vqp8tz 1vv99tk 1w2vbth 1w6du8d 1wo06d0 1wsg4xz 1wzml2p 1x0ptiz 1xbpidf
1xchxk7 1xgd4qh 1xh7kfb 1xi0a5j 1xostaf 1xtr2w0 1xu3u8y 1xuz3pm 1xwach3 1xwxckq 1xylx6t 1xymd85
1yej14x 1yf9bph 1yhqy4t 1yhtcfh 1yi6p9c 1yl9acg 1ylstro 1ymgfgr 1ynk3ba 1yrwciy 1yu2df8 1yv11s5
1ywan0t 1ywczxw 1ywqg7b 1z0fc7s
`

/** Of every transition of the charts (machines/transition-code.ts). */
export const transitions: ReadonlySet<string> = new Set(codes.trim().split(/\s+/))
