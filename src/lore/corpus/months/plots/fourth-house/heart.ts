import type { MonthPlot } from '#lore/authored.ts'

export const fourthHouseHeart: readonly MonthPlot[] = [
  {
    asks: '{month} is about one thing that you need in order to feel at home, and about asking for it.',
    among:
      'It may be an hour of quiet after work, a room that you can close, or somebody to eat with.',
    cast: {
      sun: 'the pride that would rather do without than make a request',
      moon: "the quiet or the company without which you don't feel at home",
      mercury: 'the hint you drop at home where a request would do',
      venus: "the kindness you do at home when you'd like to ask for some",
      mars: 'the fuss about crumbs that takes the place of your request',
      jupiter: 'the faith that people at home would say yes if you asked',
      saturn: 'the habit of waiting until nobody else at home needs anything',
      uranus: "the impulse to go and feel at home in somebody else's kitchen",
      neptune: 'the wish that someone would know your request without hearing it',
      pluto: 'the one need at home that nobody can talk you out of',
      asc: 'the face you come home with, which makes the request for you',
      mc: 'the undemanding person you are at work, who requests nothing',
    },
    before: {
      sun: {
        eases:
          "You're in a good mood at home, and it makes the one missing thing stand out. That's a good time for the request, because in such a mood it sounds like a wish, and in a worse one the same words would sound like a complaint.",
        presses:
          "Someone else's bad day fills the place, and your request goes back in your pocket. You're a patient judge of the right moment. The one you're waiting for is a moment in which nobody else needs anything.",
      },
      mercury: {
        eases:
          "You find the wording. It has a verb in it and the thing you need, and it would fit in a text. Up to now people could only guess at the request, and it's hard to say yes to a guess.",
        presses:
          'You hint. You mention how loud it is, or how nice it used to be to eat together, and get a helpful reply about something else. A hint leaves the other person every chance to miss the request, and people are busy enough to take it.',
      },
      venus: {
        eases:
          "For an evening you're looked after without having arranged it, with a plate kept warm or a call that goes on for an hour. You feel your shoulders come down, and it's good to know exactly what the request would be for.",
        presses:
          "You do something kind at home, because it's easier than asking for something. The other person is touched and has no idea that there was a request inside the lasagna.",
      },
      mars: {
        eases:
          "You take a first bit of what you need without a discussion, behind headphones or at a neighbor's table. It works so well that the request gets easier. You'd only be asking to make it regular.",
        presses:
          "You're cross about crumbs, and the crumbs aren't it. You've gone without the quiet or the company for one day too many. At that moment the request would come out as an accusation, so it had better wait until you've eaten.",
      },
      moons: {
        new: "Your request gets a reason that anyone can understand. A fresh start there will keep you out or keep you busy, and you'll want something good to come home to. You won't have to explain your whole character along with it.",
        full: "You get home from a day like that and know before the light is on what's missing. It may be the quiet, or a voice from the kitchen. A request that exact could be made while you're still taking off your shoes.",
      },
    },
    after: {
      sun: {
        eases:
          "Somebody remembers what you need at home without being reminded. It's a small thing to see done, and you enjoy it more than you let on. If you've asked, you've become easy to please.",
        presses:
          "You get some of what you asked for and feel guilty in it, like a guest who's been given the good bedroom. Nobody else is keeping score. What you requested was an hour or a table, and the others still have all the rest.",
      },
      mercury: {
        eases:
          "The details get sorted out, which hour it's going to be and how loud is loud. It's dull, and it's just what the request was lacking. Up to then it was only a kind intention.",
        presses:
          "What you asked for gets half remembered, and you're given a version of it, at the wrong hour or with the TV on. The misunderstanding is a small one. Your request lacked a sentence that seemed too obvious to say, and it can still be said.",
      },
      venus: {
        eases:
          "You get your quiet, or your company, and it's what you'd imagined. Afterward you're nicer to everybody, even to the person who calls about the bill. It looks as if other people get something out of your request, too.",
        presses:
          "Somebody has a request of their own, now that requests are allowed. You may want to grant it at once and give up yours on the way. There's usually room for both, and it's only the timing that needs talking about.",
      },
      mars: {
        eases:
          "You defend your hour, or your corner, with one cheerful sentence when somebody wanders in, and nobody's hurt. It takes a few rounds before a request turns into the way things are, and that was one of them.",
        presses:
          "What was promised at home doesn't happen, and you're angrier than one missed evening deserves, since you've added up all the others. The request stands up without the sum, and it's more likely to be granted that way.",
      },
      moons: {
        new: "What starts there would like the very hour that you've asked for, or mean to ask for. It's exciting, and it could have a different one. This time the person who has to honor the request is you.",
        full: "You're needed there for some days, and the request at home stays as it was, granted or not. It's a fair test. If you still want that one thing when you're tired enough to want nothing, it isn't a whim.",
      },
    },
    slow: {
      eases: [
        'Home gets more comfortable as the weeks go by, mostly because you ask. One request leads to a smaller one, about the heat or the radio. People like knowing what pleases you, and it saves them the guessing.',
        "The people at home, or the ones who drop by, may begin to say what they need as well. It isn't the flood you'd have expected. Most requests are about the size of yours, and it's easier to come back to a place where they're normal.",
      ],
      presses: [
        'Over these weeks the thing you go without gets harder to ignore. You arrange yourself around it, stay out longer or go to bed early. All that arranging is more trouble than the request would be, for you and for those who wonder where you are.',
        "The place is in use by everyone and everything, or it's so still that you turn on the radio for company. There seems to be no good day for your request. It may have to be said on the worst one, when it'll also be at its most convincing.",
      ],
    },
    houses: {
      new: {
        1: 'A fresh start makes you bolder about small things, such as saying how you take your coffee. The request at home is of that size. It would sound quite natural coming from the new you.',
        2: "Working out a budget shows you what you can do without. The one thing you need at home isn't in it, since an hour of quiet or some company at dinner costs nothing. All it takes is a request.",
        3: "Somebody next door or down the hall may ask how you like living here. You'd begin with the good parts and then say but. What comes after the but is your request, nearly word for word.",
        4: "Something begins at home itself, a new arrangement or a new face. Everyone's still deciding where things go. A request made at that stage counts as planning, and later on it would count as a change.",
        5: "Something that you've started for the joy of it wants a table or an hour with the door shut. That may be the very thing you've needed at home. It's easier to request it for a ukulele than for yourself.",
        6: "A better daily routine takes shape, with sleep in it and a walk. The last piece is what you come home to. No app can set that up, so it'll take a request to a person in the next room or a call away.",
        7: "Someone may be getting close enough to keep a toothbrush at your place. They'd like to know what makes you feel at home. There won't be an easier moment for the request.",
        8: "Sharing more with somebody, a lease or a confidence, starts with saying what you can't share. An hour of quiet would be an example. A request like that is useful to people who'd like to get it right.",
        9: 'Away from your own four walls, on a trip or in a class, you find yourself at home within a day. Something there is just right, the silence or the long table. It can be named and carried back as a request.',
        10: "If more is asked of you at work, you may say yes before you've thought of the evenings. Those will need something. A request at home makes more sense to people when they've seen what time you come in.",
        11: "New friends who have you over may do something, such as eating late together or leaving each other alone, that makes you feel at home at once. It's worth remembering what it was. You could make the same request at your own place.",
        12: "Some time to yourself shows you what you've needed, either because you've got it now or because you don't. It may be the quiet that you like so much, or a voice you'd like to hear in it. The request almost words itself.",
      },
      full: {
        1: "People can see that you're not yourself, and one may ask what you need. Nothing is the answer you give from habit. If it slips out, the request will still be good an hour later.",
        2: "You can spend a good deal on making a place comfortable and still miss what you bought it all for. Quiet and company aren't for sale. A request costs nothing and is likelier to get you either of them.",
        3: "After a day of talking to everyone, you may find one more person in the hallway who'd like a word. You know what you need before you've gotten your shoes off. The request could be your first sentence.",
        4: 'Home is at its fullest, or at its emptiest, and you stand there wanting one thing. The others may be wanting something as well. Somebody has to go first, and your request is ready.',
        5: "After a good party the place may be a mess, and you're happy and done. You know to the minute what you'd need now. Guests who are still in a good mood take a request well.",
        6: "At the end of a heavy week you may fall asleep at the table. People will take that as a sign of hard work. They'd have to hear the request to know that you need the hour after dinner.",
        7: "A conversation with someone you love may get to what's missing. They've probably got an answer of their own. If you listen to it first and then make your request, there's often room in one evening for both.",
        8: 'Debts and favors are being reckoned up between you and another person, and your side of it is nearly empty. It may look generous from outside. It makes you hard to repay, and a request of yours would help them out.',
        9: 'You come back from a trip, or from the end of a long book, and see your place as a hotel guest would. One thing is missing. A guest would have made the request at the front desk on the first evening.',
        10: "You may be admired all day and get home needing something no audience can give. It's small. The people at home, or at the other end of a call, can only give it if they've heard the request.",
        11: "When your friends have all been and gone, you may know which half of it you need more often. It's the long table, or it's the quiet after the door has shut. Either would make a good request.",
        12: "The best part of a day can turn out to be ten minutes in a parked car, or an hour on the phone with the door shut. You could ask for that at home. People can't guess a request through a door.",
      },
    },
    turns: {
      begins:
        "The request has its day, and it doesn't need any preparation beyond a calm voice. You say what you need, how often, and how little it would change for anyone else. Once it's out, it's theirs to think about as well, and you're no longer the only one who knows.",
      shows:
        "What you've been missing at home comes up on its own, over dinner or over nothing. It's bigger in your voice than you meant it to be. There are worse ways for a request to arrive, since nobody can take it for small talk, and the practical half can follow in the morning.",
      halts:
        'People have less to give for a while, and so do you, and the large version of the request is off for some months. That leaves the small one. Ten minutes with nobody talking can be had even now, and a good deal of what you needed was in those ten.',
      resumes:
        "If there's a subject that people at home tiptoe around, it can be talked about again, and your request is part of it. You probably know by now how much of it you can give yourself. What's left takes another person, and since it's smaller, it's easier to say.",
      eases:
        "The answer may come before the question. Somebody close does what you'd have asked for, unprompted, and waits to see if it was right. It's worth saying that it was, and how often you'd like it. With that the request has been made after all, and it was more than a lucky day.",
      presses:
        "The place is full, or it's empty, and either way you feel less at home than usual. It would be easy to blame the people or the walls. What's missing has a name, though, and putting the request to one person changes the evening before anything is done about it.",
    },
    closes: {
      begins:
        "If your request has been heard by one person by the end of {month}, you've done the hard part of feeling at home. The rest is hours and furniture. What you need is smaller than the silence around it was.",
      shows:
        "By the end of {month} what you need at home may be no secret between you and the person you'd ask. It won't arrive all at once, but people find it easier to be good to you when they've been told where to start.",
      halts:
        'A home can get a bit kinder even when nobody has time, and {month} is for that. You keep the request short and take the small version of it. The long one will be easier to grant when everybody has had some sleep.',
      resumes:
        'If you can say by the end of {month} which part of what you need has to come from somebody else, the request has found its size. People like to be asked for things they can do. You may hear yes on the first try.',
      eases:
        "In {month} you may find that you're easier to look after than you thought. It takes one thing, and people are glad to hear what it is. You feel at home where you've asked for something and got it.",
      presses:
        "An evening or two in {month} may show you exactly what's missing, and that's worth more than a vague ache. When you ask for one exact thing, home can get better by that much.",
    },
  },
  {
    asks: 'Who looks after you while you look after everybody? {month} is about taking your turn at home.',
    among:
      "It may be a meal that somebody else cooks, an evening off from everyone's news, or an appointment of your own.",
    cast: {
      sun: 'the pride you take in being the one who looks after people',
      moon: 'the tiredness that tells you when it ought to be your turn',
      mercury: 'the prompt reply you send to everyone who needs something',
      venus: 'the pleasure of a plate that somebody else has filled for you',
      mars: 'the loud sigh at the sink when your turn has gone by',
      jupiter: 'the generosity that gives your turn to the next person who asks',
      saturn: 'the list of chores at home that gives you every turn but this one',
      uranus: 'the wild idea of leaving the dishes and going to bed',
      neptune: 'the hope that somebody will offer you a turn unasked',
      pluto: 'the fear that home falls apart if you take a turn',
      asc: "the unruffled look that makes people think you don't need a turn",
      mc: 'your reputation as somebody who never needs looking after',
    },
    before: {
      sun: {
        eases:
          'Somebody asks how you are and waits for the answer, which rarely happens to the one who usually does the asking. You say fine, and then you say a bit more. Your turn can start with as little as that second sentence.',
        presses:
          "The people at home, or the family at the other end of the phone, count on you for everything. It's flattering until about dinner. Nobody's going to call out that it's your turn, because from the outside you look like a person who doesn't get tired.",
      },
      mercury: {
        eases:
          "You make an appointment of your own, with the dentist or for a haircut, and it goes in the calendar next to everybody else's. It may look odd there, but once your turn is written down it gets respected, even by you.",
        presses:
          'Messages come in about what people need, and each one takes a minute to answer. By evening the minutes have added up to what would have been your turn. Most of the senders would have found the scissors by themselves.',
      },
      venus: {
        eases:
          "You're brought a coffee, or given the good blanket, and you manage not to jump up and do something in return. That takes some skill, and your turn goes better when you hold still for it.",
        presses:
          "You could have the evening off, and you spend it making things nice for other people. They'd have been happy with pizza. By the end it's hard to say whose turn it was, but it wasn't yours.",
      },
      mars: {
        eases:
          'You leave the dishes in the sink and go for a walk, or into the tub, before anybody can ask. The household survives, and that modest discovery makes the next turn easier to take.',
        presses:
          "You sigh at the sink, loudly, and say that nothing's wrong. What's wrong is that you've done somebody else's job again, unasked and very thoroughly, while your own turn went by. It would be a help to everyone if you were worse at it.",
      },
      moons: {
        new: "Something begins there that's meant for you, and you may already be wondering who'll need a ride that evening. Your turn has come up where you weren't looking for it. Home will manage on leftovers for as long as it takes.",
        full: 'Once things have come to a head there, not much of you is left for looking after people. They cope, and rather well. You could be a bit offended, or you could count it as your turn and go to bed.',
      },
    },
    after: {
      sun: {
        eases:
          'You take your turn in plain view, with your feet up, and nobody remarks on it. The first few minutes are the longest. After that you begin to understand what other people do with their evenings.',
        presses:
          "Somebody needs you on the very day you'd kept for yourself. It may be a crisis, or it may be a lost charger. A single question tells you which, and for a charger it would be a pity to give up your turn.",
      },
      mercury: {
        eases:
          "You ask for a hand with something you always do alone, and it's done by evening. It's done differently, with the towels folded in thirds. They get their way with the towels and you get your turn, which seems fair.",
        presses:
          "You're told how much you do for everyone, in a tone that isn't quite thanks. It may be unease. When you take a turn, others see how much they'd been handed, and being nice about that can take them a day.",
      },
      venus: {
        eases:
          "Dinner is made by somebody else, or the evening has no plan at all, and you have a very nice time. You hadn't expected your turn to be good for anyone else. People find it surprisingly easy to love you when you're sitting down.",
        presses:
          "You enjoy your turn up to the moment when you picture what the others are doing without you. They're probably having toast. It's not your department for once, and the toast will be forgotten before you're back.",
      },
      mars: {
        eases:
          "You say no to a small thing at home, quickly, and carry on with what you were doing. The effort it would have cost goes into something of your own, so you've had a turn.",
        presses:
          "You've let somebody else take over, and they do it badly, and your hands itch. The sauce is going to be salty. If you take the spoon back now, you get the old job back with it, and that's the end of your turn.",
      },
      moons: {
        new: "What starts there takes strength, and you'll have more of it if you've had an evening off lately. Somebody at home may wonder where you're going. You can tell them that it's your turn, and that there are eggs.",
        full: "Your mind is there for some days, and home has to be looked after by somebody else, or by nobody. A friend or a neighbor may ask whether you've eaten. If you answer truthfully, your turn could begin with a plate.",
      },
    },
    slow: {
      eases: [
        "Week by week the looking after gets spread around a little. One person learns where the filters are kept, and another one calls the aunt who always calls you. Your turn comes up more often, and there's less need to announce it.",
        "Your turn gets less formal. You sit down when you're tired, and somebody else starts the rice, or a neighbor sends some over. Nothing has been agreed on, and if you asked, they'd probably say that they hadn't given it a thought.",
      ],
      presses: [
        "Over these weeks more people lean on you than before, and you'd be the first to defend each of them. It's for just such a stretch that your turn has to be fixed in advance, because no evening will look like a good one for it.",
        "You look after everyone so smoothly that it passes for your nature. On good days you believe it, too. Your turn will have to be asked for in so many words, and the first person you tell may think that you're joking.",
      ],
    },
    houses: {
      new: {
        1: "You're taking an interest in yourself for a change, beginning with your hair or your back. It feels a bit like cutting in line. Nobody else is waiting, though, and it's been your turn for some time.",
        2: "A new budget has lines for everybody you look after, down to the dog's teeth. You're in it under miscellaneous. A line of your own would be a turn that comes around every month.",
        3: 'New people are easy to get talking, and before long you know what they all need. If one of them asks about you, a true answer would be a turn. It can be as short as a conversation at a bus stop.',
        4: 'If the jobs at home are being handed out afresh, you may have your hand up for half of them already. A turn gets written down like any other job, beside a name. The name can be yours.',
        5: "You've begun something that's nobody's business but your own, and it happens once a week. They'll ask what's for dinner. They may be told that it's your turn, and which pan is the good one.",
        6: "A new routine starts with you in it, for once, with sleep and a lunch that's eaten sitting. Looking after people comes after that. The order is new to everyone, and the lunch is your turn.",
        7: "Someone who's drawing closer may like to do things for people, and then you've met your match. It takes practice to let another person bring you the coffee. While they do it, it's your turn.",
        8: "Somebody trusts you with more, and you're about to look after that as well. It's worth mentioning what you'd like in return. A turn that was agreed on at the start doesn't feel like a favor later.",
        9: "If plans come up that would take you away for some days, your first thought is the list for the refrigerator. The people on it are resourceful. Until you're back, nobody there has to be looked after by you, and that makes the trip your turn.",
        10: "A larger role at work may mean that more people come to you, and you look after them, too. By evening you've run out. It's a good time to take your turn, and somebody at home might like being asked to cook.",
        11: "If you join people who take turns at everything, the driving and the snacks, you may bring both before they get to you. They'd like you to sit in the back for once. You can see how it feels when your turn means being driven.",
        12: "You're keeping the phone off for a while, and the silence is full of people who might need something. They might also be fine. It's your turn, and the first hour is for getting used to it.",
      },
      full: {
        1: "You catch sight of yourself in a window and see how long it's been your turn. Somebody else may have seen it before you did. If they tell you to sit, it's meant as a compliment.",
        2: "Add up the money you spend on looking after others, and it comes to a handsome sum. None of it needs cutting. If the one haircut that keeps getting postponed is yours, a turn wouldn't cost much more than that.",
        3: "When the calls come one after the other, each with a small emergency, you may hear yourself say that you've had quite a day as well. There'll be a pause. Most people will ask what happened, and then it's your turn.",
        4: "Everything at home is going on at once, and all of it goes through you. The others would look after you if you stopped moving for long enough. Sitting down on the stairs is a way to say that it's your turn.",
        5: "If a party's going well and you're in the kitchen, you can hear it getting good in the next room. The potatoes can finish without you. It's your turn to be in there.",
        6: "Your body may quit on you for a day, with a stiff neck or a yawn that won't end. The others will have to look at the stove as if for the first time. It's your turn, even if dinner is toast.",
        7: "A person who's close to you would like to look after you and says that you don't let them. You're about to object with a tray in your hands. They've got a point, and the tray, and it's your turn to be brought something.",
        8: "What you've carried with another person, or for them, comes up between you. They feel that they owe you. Letting them pay it off is your turn and their relief.",
        9: "Somewhere on the road, a stranger may make your bed and ask how you'd like your eggs. You've got an opinion about eggs, and it's nice to be asked. A turn of that kind could be had at home as well.",
        10: "When a big thing at work is done, you may find that they managed at home without you the whole time. It's a small shock and good news. Nothing stops you from taking your turn that evening.",
        11: "When your friends get together, you tend to be the one with the chargers and the aspirin. If you need an aspirin yourself, say so. Several people are likely to go through their bags, glad that it's your turn.",
        12: "You've gone to bed early with no excuse, and you can hear them coping through the wall, or you imagine them coping across town. There's a crash and then laughter. Your turn can go on until morning.",
      },
    },
    turns: {
      begins:
        "Your turn can start small, with one evening a week on which nobody else has a claim. If you announce it beforehand, they can schedule their emergencies around it. The first time, you'll listen for your name from the next room. After that it's just the evening when it's your turn.",
      shows:
        "It comes out how tired you are of holding everything together, and it may come out over a jar that won't open. The others could be more relieved than shocked. They can see you do everything, and they may just not know how to tell you that it's your turn.",
      halts:
        "You'd like to stay in, see fewer people, and look after nobody for a while, and the next months allow more of that than usual. It feels lazy at first, but a turn that's been put off so often may well look like a lot of sleep.",
      resumes:
        "The question of who looks after whom can be raised again without anyone bristling. You've had time to see which of your jobs at home were given to you and which ones you took. The ones you took can be put down without a word, and that's where your turn begins.",
      eases:
        "It's comfortable at home, and people are kind to one another without being reminded. You could use the calm to catch up on everybody's laundry. You could also sit down in the middle of it and let it be your turn, since for once it takes nothing from anyone.",
      presses:
        "An old worry comes up that everything falls apart if you stop. Things may wobble, and somebody might sulk. It's possible to watch a thing wobble for a whole evening without reaching for it, and if it's still standing at bedtime, the next evening can be your turn as well.",
    },
    closes: {
      begins:
        "If one evening has been yours by the end of {month} and nobody came to harm, you have your answer. You get looked after when you take your turn at it. It won't be offered every time, and it'll hardly ever be refused.",
      shows:
        "When people see in {month} how much you carry, somebody's likely to ask what you need. You'll want to say nothing, thanks. An actual answer is the kindest thing you can do for the person asking, and it's how a turn gets started.",
      halts:
        "By the end of {month} you may have had some practice at being the one who rests. Taking your turn can teach you that the affection at home doesn't stop when the service does.",
      resumes:
        "By the end of {month} you may have put down a job or two that you'd picked up at home. Somebody will see to it when it gets in their way. Your turn is made of the hours you get back, and nobody has to grant them.",
      eases:
        "Who looks after you? There may be several names for that in {month}, as long as you're in when they call. Taking your turn mostly means staying in your seat a little longer than feels polite.",
      presses:
        "If you've kept your turn once in {month} while somebody was calling for you, you can keep it again. They'll have coped, and you'll have missed very little. From then on, looking after the others is something you do because you'd like to.",
    },
  },
]
