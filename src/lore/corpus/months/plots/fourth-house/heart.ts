import type { MonthPlot } from '#lore/authored.ts'

export const fourthHouseHeart: readonly MonthPlot[] = [
  {
    asks: '{month} is about one thing that you need in order to feel at home, and about asking for it.',
    among:
      'It may be an hour of quiet after work, a room that you can close, or somebody to eat with.',
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
