import type { MonthPlot } from '#lore/authored.ts'

export const sixthHouseWill: readonly MonthPlot[] = [
  {
    asks: '{month} is about a chore that became yours because you did it once, and about whose it really is.',
    among:
      "It may be the meeting notes, a relative's paperwork, or a kitchen that other people also use.",
    cast: {
      sun: 'the good sport you were when you did the chore that one time',
      moon: 'the sour little mood that comes over you along with the chore',
      mercury: 'the reply you sent to everyone that made the chore yours',
      venus: 'the wish to be liked that picks up what others leave lying',
      mars: "the loud way of doing a chore that's meant for the next room",
      jupiter: 'the generous yes that had no end date on it',
      saturn: "the sense of duty that can't walk past an undone chore",
      uranus: 'the wish to leave the chore lying and see who trips',
      neptune: 'the hope that somebody will notice the chore without being told',
      pluto: "the quiet power of being the only one who knows how it's done",
      asc: 'the face that a roomful of people turns to for a volunteer',
      mc: 'your reputation as the person the chore belongs to',
    },
    before: {
      sun: {
        eases:
          "You're in good form and the chore takes half the usual time, which is the trouble with it. People who see you do it that fast assume that you like it. They won't know better until they hear it from you.",
        presses:
          "Someone in charge may look around for a volunteer and stop at you. A chore has a way of finding the person who doesn't look at the floor. You can feel the yes on its way up, and it has less to do with being generous than with hating the silence.",
      },
      mercury: {
        eases:
          'You ask in an ordinary message whose chore this is, and the answer may be that nobody knows. It was never assigned. That makes it the easiest kind to move, because nobody has to be proved wrong.',
        presses:
          "A request goes out to everyone, and you're the one who replies. From that minute on the chore has your name on it. The others had read it, too, and were waiting to see who'd be first.",
      },
      venus: {
        eases:
          "A coworker, a cousin, or a roommate offers to take the chore this once. They'll do it differently, and you'll see at least one thing that you'd have done better. If you can stand to watch that without helping, you've found its next owner.",
        presses:
          "It's easier to do the chore than to disappoint a person you're fond of, who'd be surprised to hear that there was a choice. You feel a little sour afterward. They get that, too, in the way you say that it was no trouble.",
      },
      mars: {
        eases:
          "You've got the energy to time the chore from start to finish, and it's longer than anybody believes, including you. An amount in minutes is hard to argue with. It's even harder to hand to someone as a small favor.",
        presses:
          "You do the chore loudly, so that somebody in the next room will understand how unfair it is. From there it only sounds busy. An angry person who keeps working looks a lot like a person who's working.",
      },
      moons: {
        new: "There'll be chores in whatever starts there, and the people in it are going to look around. You'd be a natural. Before you raise your hand, it's worth remembering the chore that you already have, which came to you in just that way.",
        full: "The chore has to wait while you're taken up with the excitement there, and waiting does it good. It grows until it can be seen from across a room. The first person to trip over it may ask whose it is, and you'd like to know as well.",
      },
    },
    after: {
      sun: {
        eases:
          "You say that the chore isn't yours anymore in the tone you'd use for a new phone number, and people write it down. You'd practiced for a much bigger scene. Some of that courage is left over for the rest of the week.",
        presses:
          "A person with some say, in the office or in the family, wants to know why the chore wasn't done. It's an awkward minute. It's probably also the first in which anyone important has heard that there was a chore.",
      },
      mercury: {
        eases:
          "Handing the chore over takes one page. Writing it, you find two steps that exist only because you're careful, and you leave them out. What remains could be done by any grown person who can read the page.",
        presses:
          "A question about the chore comes back to you, followed by another, and answering is quicker than explaining where to look. By the fifth reply you're doing it again in writing. Taking an hour to answer would teach them more than the answer does.",
      },
      venus: {
        eases:
          "The person who has the chore now, or half of it, may tell you that it's more work than it looked. You're allowed to enjoy that. Work of this kind gets thanked about once, and usually by the next one to do it.",
        presses:
          'You may be offered something for keeping the chore, such as praise, a little money, or the word indispensable. The money is worth considering. The other two were free before and will be again.',
      },
      mars: {
        eases:
          'You clear up what was left of the chore in one go. The gap it leaves in your week is real and not very big. Something you like had better move in before another chore does.',
        presses:
          "You come upon the chore half done by the person who'd promised, and your hands are already reaching for it. Finishing takes four minutes. By the fifth, it's yours again.",
      },
      moons: {
        new: "Going into something new, you'll be asked what you're good at. It isn't necessary to mention everything. If the chore has one lesson in it, it's that being quick at a thing is how people get to keep it.",
        full: "With so much to deal with there, you'd have every excuse for letting the chore go. The others have managed without an excuse so far. If it's still undone when the dust settles, whose it is will be an easier question to ask.",
      },
    },
    slow: {
      eases: [
        "Over these weeks the chore gets lighter, mostly because you've dropped the parts that nobody asked for. Others begin to see it lying there. If one of them picks it up, you could say thank you as if it had been theirs all along.",
        "Somebody may come along who doesn't know that the chore is yours, and simply do it. They'll have asked no one. You could set them straight, or you could say how nice it looks, and in a few weeks it would be a thing that they do.",
      ],
      presses: [
        "For some weeks the chore grows, as things do that belong to nobody. There's a second form, or another relative, or a larger sink. Before long it's too big for a favor, and then it needs a name and an hour like any other work.",
        "Other plans are being made around the chore, some of them by you. People know which evening you do it and count on finding you there, and that's how a favor turns into an institution. If you changed the evening once, you'd see who depends on it and who's only used to you.",
      ],
    },
    houses: {
      new: {
        1: "You're turning over a new leaf and looking better for it. If people ask you about the chore, you could answer as the person you're becoming. That person would have to check whether it's still theirs.",
        2: "You look at what you earn and what your hours are worth. The chore isn't on either page. At your usual rate it would be a fair sum by now, and nobody would dream of paying it, which is interesting.",
        3: "A group message or a new class may need somebody to take the notes. You have a pen, and they've seen it. If you keep your hands on your coffee for one minute, this chore could go to another person.",
        4: 'Something is set up anew at home, and with it who does what. The kitchen has gone by custom up to now. A move or a fresh coat of paint is an excuse to put names on the chores, and to read yours out last.',
        5: "Fun gets planned, and somebody has to bring the ice and collect the money. It's likely to be you unless you say otherwise. You might come to this one with a bag of chips, like the others, and see who picks up the chore.",
        6: "Your days get a new order, so each chore has to say what it's doing there. One can't. It came in as a favor and has been sitting in the best hour of your morning ever since.",
        7: "You begin something with a partner or a friend, and the chores fall where they fall in the first week. That's where they stay. A short talk about whose is whose would be unromantic and would last you for years.",
        8: "You and another person start to share a debt or an account, and the paper will need a keeper. You're so good at paper. Before it turns into a chore with your name on it, you could ask what they're going to keep.",
        9: "A trip or a course is being planned, and someone has to book the rooms. Everyone agrees that you're wonderful at it. You could be wonderful at picking the beach, while the chore goes to a person who likes to be right about airports.",
        10: 'You may take on something new at work, and the old chore is likely to come along with you. A change of job or task is the natural time to hand it back. People only have to be told once whom to ask from now on.',
        11: "A group you've just joined may turn out within an evening to need somebody for a chore. Groups like new members who plunge right in. They'll like you just as well if you only bring opinions.",
        12: "You'd like to disappear for a bit, and the chore is what keeps you reachable. Leave it for those days without finding a substitute. You may hear nothing, and that would be an answer to whose it is.",
      },
      full: {
        1: "You're seen doing it, with your sleeves rolled up, and you're seen to mind. It shows in your jaw. People may tell you that you don't have to, and this time you could believe them and sit down.",
        2: "When money gets settled, you may see what you've paid out for the chore because it was easier, in stamps or dish soap. A plain list of it would be a good way to ask whose chore it's supposed to be.",
        3: "There may be a sharp word in the group thread about something that wasn't done. If it's the chore, you're probably the one they mean. It's a moment to ask, in all innocence, when that was decided.",
        4: "With people over, a mountain of dishes, and a game on, you're halfway to the sink before you've thought about it. If you stayed in your seat, it might be ten minutes until somebody saw that this chore belongs to everyone who ate.",
        5: "At the high point of the fun, you may be in the next room folding chairs. A chore that's done during the party is a gift no one sees. The chairs can wait until everyone's leaving, and then there are more hands.",
        6: "Everything that you do in a day comes due at once, and you can't do it all. Something has to be left undone. The chore that isn't yours would be the natural choice, and it's the one your hands know best.",
        7: "When you and somebody close have it out over who does more, you're probably both right. They may not know that you took over the chore because you did it once. From outside it can look as if you liked it.",
        8: "A shared account or a loan may be looked at closely, and with it the question of who keeps the books. If that's you, it's an honor to be trusted so much. It's also a chore, and two people could share it.",
        9: "You may be on the road when the chore reaches you by phone, because they can't find the folder. If you describe the way to it once and wish them well, they'll know how it's done by the time you're home.",
        10: "Work may have praise for something large that you've done, and in the same breath somebody mentions how good you are with the chore. You can say thanks for the first. You can also ask who's doing the second from now on.",
        11: 'Everyone has come, everyone says what a great group this is, and afterward there are cups. You might leave with the first few people for once. Somebody else will find the sink, and the chore will be theirs for an evening.',
        12: "You tend to do the chore in silence and hope that someone will guess. If nobody has, it doesn't make them unkind. What's done out of sight looks from outside as if it weren't done at all.",
      },
    },
    turns: {
      begins:
        "You could set terms now and see how that feels. You might say how long you'll go on with the chore, and that somebody else will need to know how it's done by then. Four more weeks is a kind offer. It gives them time, and it gives you a last time.",
      shows:
        "Everybody can see the chore at once, and you underneath it. It doesn't have to happen in a dignified way. There may be a pile, a deadline, and a sharp word from you, and the apology for the word is a good place to mention how many hours are in the pile.",
      halts:
        "For some months everything gets done more slowly, the chore included, and it's interesting which parts of it are missed. You'll hear about some within a day. Those are the real ones, and they probably belong to the people you hear it from.",
      resumes:
        "The question of who does what is open again, after a stretch in which it wasn't worth raising. Other people have had time to get used to a chore that's always done. They may honestly believe that it does itself, and one calm remark is enough to spoil that.",
      eases:
        "Somebody who could change things is in a mood to listen and doesn't have to be persuaded that a chore needs an owner. All they lack is a proposal. If it costs them nothing but a decision, it could be settled before you've finished being fair to everyone.",
      presses:
        "You're handed the chore again, or a larger one of the same kind. You could say yes and be right about everything for another year. A short no will cost you some goodwill, and you've been spending more than that in evenings.",
    },
    closes: {
      begins:
        "If there's a last time in sight by the end of {month}, you've answered whose chore it is. It belongs to the people it's done for, and you were filling in. A person who fills in gets to say until when.",
      shows:
        "{month} lets the chore be seen. Once people know what's in it, whose it is turns out to be a question they can answer, and a few of them will be embarrassed enough to answer it well.",
      halts:
        "{month} can show you which half of the chore nobody misses. That half doesn't have to be anybody's. The other half has an owner, and it's a fair guess that it's the one who asked where it was.",
      resumes:
        'You can bring it up again in {month} and be heard. A chore that you did once was a kindness, and one that you do forever is a position. It might as well be filled by somebody who applied.',
      eases:
        "When {month} is over, the chore may have another name beside it, or yours with something in return. Both are honest, and either one is better than nobody's in theory and yours by evening.",
      presses:
        "You may learn in {month} what the chore costs you and what a no would cost. If the second sum is the smaller one, you can say whose chore it is. It was never hard to know, only hard to say to somebody's face.",
    },
  },
  {
    asks: 'Who would notice if you stopped an hour earlier? {month} is a good time to find out.',
    among:
      'It may be the last hour at work, a second round of the kitchen, or polishing what was finished before dinner.',
    cast: {
      sun: 'the pride of the last one to leave',
      moon: 'the tired self that the last hour is taken from',
      mercury: 'the one more message you answer before you stop',
      venus: "the people and pets who'd like to have you an hour earlier",
      mars: 'the second wind that carries you into one hour too many',
      jupiter: 'the generosity that throws in an extra hour nobody ordered',
      saturn: 'the standard in you that the last hour is meant to satisfy',
      uranus: 'the sudden wish to drop everything and be gone by dinner',
      neptune: 'the audience you imagine for your last hour of work',
      pluto: 'a need to be needed that keeps you there past the end',
      asc: 'the tired face you bring home after the last hour',
      mc: 'the reputation for being thorough that costs an hour an evening',
    },
    before: {
      sun: {
        eases:
          'You finish in good shape with time to spare, and the last hour stands there with nothing in it. Filling it would be pure habit. Somebody who sees you leave, or sit down, will most likely think that you look well.',
        presses:
          'You stay for the last hour because a person who matters is staying, too. They may be there on account of you. Two tired people are keeping each other company and calling it standards.',
      },
      mercury: {
        eases:
          "It's worth looking up what you sent in the last hour of the past few evenings. There may be a reply that could have waited, and another that had to be corrected in the morning. Not much of it needed to be sent before dinner.",
        presses:
          "One more message comes in as you're about to stop, and it'll only take a minute. It takes the whole last hour, since your answer raises a question. The sender was clearing things off before going home.",
      },
      venus: {
        eases:
          "Something pleasant is on offer at the time when you'd usually still be busy. You could go with the work unfinished. The last hour isn't a person, and it won't feel left out.",
        presses:
          "You'd like to stop, and you'd like nobody to mind. Those are two wishes, and the last hour is what you pay for the second. The people you're sparing don't know that they're being spared anything, so they can't even be grateful.",
      },
      mars: {
        eases:
          "You're quick and there's nothing heroic about it. Things get done in the order in which they matter, and what would have filled the last hour falls off the end. It was two small improvements and a sigh.",
        presses:
          "You're in a bad mood, so you stay longer and do everything with emphasis. The last hour of a bad day is where the mistakes are made, along with the remarks about other people's effort. Both have to be cleaned up by somebody, and you know who'll volunteer.",
      },
      moons: {
        new: "A beginning needs an hour from somewhere, and people tend to take it out of sleep. You've got one that goes into second rounds and polishing. If the last hour went to what's starting there, the polish would be all that anyone could miss.",
        full: "When things come to a head there, you may have to drop what you're doing and go, and so the last hour doesn't take place. You'd never have arranged the test yourself. It would be fair to ask afterward whether anyone had looked for you.",
      },
    },
    after: {
      sun: {
        eases:
          "Someone praises a thing you did without the last hour and can't tell that it's missing. You may feel like a fraud for an evening. An evening, as it happens, is what you've gained.",
        presses:
          'You stop early and somebody raises an eyebrow. It may be a boss, or it may be your own face in the mirror. Of all the people who could have noticed, that makes one.',
      },
      mercury: {
        eases:
          'If you keep count, the numbers are in. The shorter days get about as much done as the long ones, minus some rereading. The last hour was where you did the worrying, and that can be done on the bus.',
        presses:
          'Something slips through that the last hour would have caught, such as a wrong total or a misspelled name. Fixing it takes five minutes and one apology. You can set that against the price of all those evenings.',
      },
      venus: {
        eases:
          "The last hour goes to a friend or a dog now, and one of them has begun to wait for it. There's somebody who would notice. It's a nicer way to be needed, and nothing in it has to be proofread.",
        presses:
          "You have the hour to yourself and spend it buying things, or being agreeable to somebody who bores you. It's time off without any pleasure in it yet. The last hour has been a work hour for so long that pleasure may need a few tries to find its way in.",
      },
      mars: {
        eases:
          "You do the important thing first and are done with it at the time you used to begin. There's strength left for a run, or for fixing what rattles. The last hour is a good one, provided that it comes at the end of a shorter day.",
        presses:
          "There's a rush on, and for two evenings the last hour goes where it always went. That's no relapse. A rush has an end, and if you tell the people around you when that is, they won't take it for your schedule.",
      },
      moons: {
        new: "Among people who are new to you, you'd like to be thought of as thorough, and that's how a last hour starts. It needn't start there. They've never known you to stay on, so there's nothing for them to notice if you go.",
        full: "What's being settled there claims your evenings for a while, and with them the last hour. If that used to go into straightening what was straight, nobody is any worse off. The people over there would certainly notice if you didn't come.",
      },
    },
    slow: {
      eases: [
        "Over some weeks you stop a little earlier without having made a rule. The last hour shrinks to half of one, and after that to a look around. If anyone has noticed, they've kept it to themselves.",
        "There's a new quiet in your evenings, which is the sound of nothing being put away. You sit down with the last hour still in front of you and don't quite know where to look. After a week or two you do, and people get more talk out of you than they're used to.",
      ],
      presses: [
        "There's more to do for a few weeks, and the last hour begins to look like the only place to put it. That holds for a while. After that you're paying it back out of the first hour of the next day, which is the one in which you're good.",
        "You hear yourself say just a minute, and the minute turns into the last hour again. Anyone who's waiting has probably stopped believing it. A time that you could keep, even a late one, would be kinder to them, and you'd have somebody who notices if you're early.",
      ],
    },
    houses: {
      new: {
        1: "Starting over, you'd like to be a person with a swim bag or a novel. That person leaves on time. The last hour would be the first thing to change about you, and possibly the only one that's needed.",
        2: "With your money in view, you could work out what the last hour earns. If you aren't paid for it, that's quick. What it's worth to you as sleep takes longer to add up.",
        3: "An evening course or a talkative neighbor would like you at about the time when you're still polishing. You'd have to leave things as they are. The last hour could be spent learning to order dinner in another language.",
        4: 'Something that begins at home is likely to happen in the evening, when the family or the roommates are around. Come home or put down the sponge an hour early, and see. They may need a minute to find you a seat.',
        5: "Fun tends to begin before you usually stop, whether it's a rehearsal, a date, or a child's game. The last hour is worth very little to the work. It's worth a good deal to somebody who looks for you in the bleachers.",
        6: 'You arrange your working days from the beginning, and this time they could have an edge. Set the end first and fit the chores in front of it. The last hour may try to get back in, with something that only takes a minute.',
        7: "A partner or a new friend may have dinner at a normal hour and think nothing of it. You might adapt for a week and see who complains about the last hour. It's unlikely to be anybody at the table.",
        8: "A new agreement about trust or money has to say when you can be reached. You tend to promise a lot. If you leave the last hour out of it, the other person knows when you'll answer and when you won't.",
        9: "A course or a trip needs preparing, and the only time for that may be the last hour of your day. The kitchen counters could go unpolished. No one will notice the counters, and you'd arrive knowing a few of the words.",
        10: "In a new job or a new role you're setting the hour at which people expect you to go. Right now it costs nothing. If you stay late to make a good start, the last hour becomes part of the position.",
        11: "New friends may meet when the day is supposed to be over, and you tend to come at the end. They'd notice an hour more of you. That can't be said of everyone who's getting it now.",
        12: "You'd like to be by yourself more, and the last hour may be where you get that without admitting it. Everything's so quiet by then. There are better places to be alone in, and some of them have a couch.",
      },
      full: {
        1: "You catch your own reflection at the end of the last hour, in a dark window. It looks like someone who ought to be sent home. You'd send anyone else, so that makes one person who'd notice.",
        2: "When the numbers for your work come in, they may be about the same as in a week when you stopped on time. Pay doesn't see the last hour. It's a disappointment, and it's also permission to go home.",
        3: "A conversation may get interesting just as you have to go back and finish up. If the other person says never mind, it's worth asking what they meant to say. The last hour is a good time for it, while they're still awake.",
        4: "At home they may have something to tell you about where you are in the evenings. Listen before you explain. If somebody has been counting the last hours, it's because they'd rather spend them with you.",
        5: 'The show, the game, or the date may be at its best before you get there, and you come in for the end of it. Everyone waves. You can ask what you missed, and trade the last hour of work for it the next time.',
        6: "With so much due, the last hour turns into the last two. You can feel the quality drop, like a phone at three percent. What's done in that state is done again the next morning, by you.",
        7: "Your partner or a good friend may stop being nice about it and say that they'd like you home, or on time, or awake. They notice every last hour. If you've wondered who would, you've got your answer.",
        8: "When two people talk about what they owe each other, time may be part of it. The last hour goes to work that isn't asking for it. Somebody close to you could be asking, in a low voice, and would settle for half.",
        9: "You're away or deep in something that fascinates you, and work goes on without your last hour. There's no cry for help. Your colleagues or your houseplants may look quite well when you see them next.",
        10: "On a big day at work everybody may be good, including those who went home at a decent time. You put a lot of last hours into such a day. It's worth asking which of them anyone could notice.",
        11: "With a whole group of friends waiting, somebody may ask whether you're still coming. They're the ones who'd notice. You can be there for the food if the last hour is left to the dishes or to the inbox.",
        12: "You're more tired than you've let on, and you can't hide it from yourself in the last hour. Everything looks unfinished then. You could be asleep in that hour, and in the morning it might all look done.",
      },
    },
    turns: {
      begins:
        "You can pick a time at which you stop, and try it for a week beginning now. It needs no announcement. If it matters to anybody, they'll bring it up, and if they don't, you've found out what you wanted to know for the price of some guilt on the way out.",
      shows:
        "You see plainly who's watching and who isn't. One person may have known all along how late you stay, and it could be the one who eats without you. The others, if asked, would say that you're nice and always around. It's humbling, and there's a free hour in it.",
      halts:
        "Things slow down, so there's less to be thorough about. For some months the last hour has no good excuse, and you can see what it was doing for you. It may have been company, or a way of showing that you were needed.",
      resumes:
        'The pace picks up, and with it the temptation to be the one who stays. You know by now how an evening feels with the work left where it was. You could say when you stop before anyone gets used to hearing otherwise.',
      eases:
        "It's going so well that stopping would be easy, and you aren't used to that. You stop when you're worn out and hardly ever when you're pleased. If you leave while the last hour is still pleasant, you take the good mood along.",
      presses:
        "Somebody wants more of you, and wants it in the evening. You could give it, as usual, or ask which of the other things should be a little worse. That's a reasonable question. So far the last hour has been the answer because no one had to ask.",
    },
    closes: {
      begins:
        "If you've stopped on time for one whole week of {month}, you have a list of the people who noticed. It's short, and your name is at the top. The others like you for something else.",
      shows:
        "{month} may tell you who'd notice, and it's likely to be fewer people than you've been working for. One of them may only have wanted you home. You don't have to put in another last hour for the ones who weren't looking.",
      halts:
        'The slow weeks of {month} give you a chance to find out what the last hour was for. If it was for the work, the work will suffer. If it was for feeling needed, there are shorter ways, and some of them include dinner.',
      resumes:
        "By the end of {month} you can be busy again and still not be the last to go. Everyone who might have noticed has had the chance to say so. The silence may be a small insult, and it's worth an hour an evening.",
      eases:
        "What {month} has to tell you is that they'd manage with a little less of you and hardly see the difference. Once that has stopped stinging, it's the best news you could get about the last hour.",
      presses:
        "You may find out in {month} that one or two people do notice, and that you can live with it. They ask for the last hour because it's free. Once it has a price, you'll be surprised how many things can wait until the morning.",
    },
  },
  {
    asks: 'How did your list get so long? {month} is about what you can take off it.',
    among:
      "It may hang on the fridge, live in your phone, or go through your head when you're trying to sleep.",
    cast: {
      sun: 'the ambitious person who wrote most of your list',
      moon: "the worry that reads your list aloud when you'd like to sleep",
      mercury: 'the habit of putting a favor on the list because no is harder',
      venus: 'the nice people whose favors are all on your list',
      mars: 'the energy that goes at the list and does the easy things',
      jupiter: 'the good ideas that go on the list for a better week',
      saturn: 'the oldest line on the list, which you step over daily',
      uranus: 'the urge to lose the whole list and begin with a clean page',
      neptune: 'the day in your mind when everything on the list is done',
      pluto: "the guilt that won't let a line be crossed out undone",
      asc: 'the hurried air of a person with a long list',
      mc: 'the promises on your list that other people can hold you to',
    },
    before: {
      sun: {
        eases:
          "You read the list from the top and feel equal to it, which is a good mood for crossing things out. Half of it was written by a more ambitious person. You don't owe that person anything, least of all the sourdough.",
        presses:
          "Somebody wants to know what you've been doing all day, and the list is no help. Everything on it is still there. You did eleven other things, and not one of them had been written down.",
      },
      mercury: {
        eases:
          "Two items on the list turn out to be one phone call. A third has been settled without you, and nobody thought to let you know. By evening it's shorter, and most of what you did was read it.",
        presses:
          "While you do one thing on the list, three people send you four more. You add them underneath in smaller writing. It's turning into a record of everything that anyone has ever mentioned to you.",
      },
      venus: {
        eases:
          "You're enjoying yourself at an hour when something on the list was supposed to be happening. It doesn't happen, and you can't find anybody who's worse off. You might wonder how many of the other lines are like that.",
        presses:
          "You agree to something because the person is so nice about it, and there it is at the bottom of the list. Much of the rest came in the same way. By the next day they'll have forgotten that they asked, and you'll have it in writing.",
      },
      mars: {
        eases:
          'You take the oldest thing on the list and do it first. It takes twenty minutes, five of which go into finding the tape measure. Just reading it every day has cost you more than that.',
        presses:
          "You attack the list, and it gets shorter in the wrong places. The easy things are gone by lunch and you're snapping at people about the others. There's one line that you've stepped over each time, and the temper comes from there.",
      },
      moons: {
        new: 'What starts there could be a pleasure, and it would be a pity to write it down as a duty. Your list has several lines that began as good ideas. The new one might be left off for now, to see whether you do it anyway.',
        full: 'While something real is being settled there, the list goes unread for days. Most of it keeps. A few lines will have expired by the time you look again, and those are the most agreeable ones to cross out.',
      },
    },
    after: {
      sun: {
        eases:
          "You settle a whole corner of the list with one stroke, like somebody who's allowed to. As far as anyone knows, you are. It's a little eerie how quiet it is afterward.",
        presses:
          "Something you'd taken off the list is wanted after all, by a person who outranks you or is related to you. It can go back on, with a date and a reason. If ten things were crossed out and one returns, you were right about nine.",
      },
      mercury: {
        eases:
          "You tell somebody that you won't get to a certain thing, and they write back that it's fine. They'd been meaning to say that it wasn't needed. It was on two lists, and each of you kept it there for the other.",
        presses:
          'A reminder pops up for something that you took off the list. It comes with a cheerful little bell, and you feel caught. Only the software still expects it of you, and that can be changed in the settings.',
      },
      venus: {
        eases:
          "Somebody takes a thing off your list as a present, and you may have to sit on your hands while they do it. It's gone without any effort of yours. That feels like cheating, so it's probably the right method.",
        presses:
          "A shorter list makes you generous. There's a friend who's moving, or a cousin who wants a website, and you can feel an offer coming on. It could wait overnight, since neither of them has asked.",
      },
      mars: {
        eases:
          "You get through three things on the list as though you'd wanted to do them, and with two of them you did. Those can stay. With the third you might ask who put it there, and whether you'd have put it there yourself.",
        presses:
          "You lose your temper with the list, or with the person who brings it up. What's left is what you didn't dare take off, and it's heavier without the small stuff around it. You could do the worst of it badly and be done.",
      },
      moons: {
        new: "A beginning has its own errands, and before long they'd all be at the bottom of the list. They could have a page to themselves. If you've been taking things off at one end, you won't want to see the other end grow.",
        full: 'At the height of it you need three things done and nothing else, and three things fit on the back of a hand. The list is no help with them. When you return to it, a couple of the lines look as if somebody else had written them.',
      },
    },
    slow: {
      eases: [
        "Over these weeks things leave the list on their own, because they got done, or went out of date, or became somebody else's idea. There's no need to replace them. A page with white at the bottom is still a list.",
        "There's been a change in how you answer when people want something. You say that you'll have to look, and you do look, and some of it never gets as far as the list. It's only a pause of a day or so, and it does more than any amount of crossing out.",
      ],
      presses: [
        "For a while the list fills faster than you can empty it. After some weeks it's no good as a plan for the day anymore. You can read it as an account of what's been asked of you, and then it's fairly clear by whom.",
        'Everything on the list is urgent for somebody these weeks, and they let you know. You do whatever was asked about last. The lines that only you care about drift to the bottom, and a mark beside those would at least tell you what the list was for.',
      ],
    },
    houses: {
      new: {
        1: 'The new you arrives with goals, and each of them would like a line on the list. Better to take three things off first. A fresh start that begins with crossing out leaves you with more breath for the rest.',
        2: "A new plan for your money goes through everything that you spend. The list should be sitting beside it. Some of its lines cost as much as a subscription, paid in evenings, and you'd cancel them if you saw the bill.",
        3: "A friendly message or a new course comes with a few small things to do. They're so small that you'd write them down without looking. Anything that takes two minutes could be done on the spot and never see your list.",
        4: 'Something starts in the house, and at once the list breaks out in paint chips. Somebody who lives with you may have a list as well. Reading them aloud to each other would probably take care of a third.',
        5: "A new pleasure turns up and asks for an hour. You're about to write it under the gutters. Fun that's on a list has to be gotten done, so it would be a favor to the fun to leave it off.",
        6: "You're putting your days in order, and the list wants to be in charge. It was only supposed to remember things for you. A routine with a few fixed habits in it would let you cross out whatever comes around every week.",
        7: "Two people join forces, and each brings a list into it. Yours may be the longer one, and you can be proud of that for a moment. It's worth watching what the other person does with a thing they don't want to do.",
        8: "You and someone else are going to share costs or confidences, and some promises come with that. They belong on a list of two people. If they go on yours, you'll be reminding somebody for years of what they wanted.",
        9: "Some trip or subject may have been on your list for a long time, and now there's a chance to begin it. Everything else on the page can stay where it is while you're gone. A good bit of it will matter less when you're back.",
        10: "New duties come to you at work, and they were somebody's list before they were yours. That person was glad to see them go. You might ask which of the lines anyone has missed when they weren't done.",
        11: "A group has plans, and plans turn into items, and you tend to be near when they're handed out. Your list could use a friend of another kind. One of them may be ruthless, and would love an evening with your page and a red pen.",
        12: 'You step back from it all, and the list follows you as far as the pillow. In the quiet you can hear which lines are only noise. Those can be taken off lying down, with no pencil.',
      },
      full: {
        1: 'You look at yourself and see a person with forty things to do. It shows around the eyes. Nobody has ever been told that they looked wonderful because of what was on their list.',
        2: 'Some money decision forces you to say what you can afford. The list has never been asked that question. It goes on as though hours were free, and about half of it would be turned down by any bank.',
        3: "Too many people have told you too many things, and you've taken it all down. You may find the same favor on the list in three wordings. One phone call could clear it up, and you might learn that it's been done.",
        4: "A visit or an argument at home may seem to be about the house and what's on the list for it. Nobody really minds about the grout. They'd like you to sit down, and that has never been on the list.",
        5: 'On the day of the party or the recital, the list for it may not be finished. No one can tell which items are missing. People can have a wonderful time without place cards.',
        6: "Everything on the list is due, and your shoulders are up around your ears. It can't all be done. Sorting it into what hurts somebody and what only looks bad will take ten minutes and a good half of the page.",
        7: "A person close to you may say that they've become an item, somewhere between the tires and the dentist. If their name is on the list, you could cross it out in front of them and go for a walk.",
        8: "An old promise comes due, and it's been on your list all this time, making you feel guilty. The other person may have let it go long ago. Asking is awkward for a minute, and it could take off the heaviest line.",
        9: "You've gotten far away from the list, by plane or in a book. From there it's a bit of paper with handwriting on it. Try to name five things that are on it, and you'll know which five to keep.",
        10: "Work wants its results, and they depend on two lines out of thirty. You've been doing the other twenty-eight to be on the safe side. It's no failure to have them crossed out by a deadline.",
        11: "With friends around, one of them may get a look at your list and laugh. They're likely to offer to do a line or two. They can also tell you which of these things are simply left undone at their place.",
        12: 'The list may be at it again at night, reading itself aloud. By daylight you can see which of those lines nobody but you has ever wanted. You can take them off without asking anyone.',
      },
    },
    turns: {
      begins:
        "It's a good day for a clean page. You copy over only what you'd be sorry never to have done, and the old list goes where you won't see it. When you find it again in four weeks, you may have to guess what some of it meant.",
      shows:
        'You see the list whole, possibly because somebody reads it over your shoulder. They laugh at one line, or say that they never wanted that. Each item on it is reasonable, which is how it got so long, and all of them together would need a staff.',
      halts:
        "A good part of the list won't move for some months, and that isn't your doing. You could put a mark beside everything that's waiting for another person. If that's half the page, you've been lying awake over twice as much as you need to.",
      resumes:
        "Things come unstuck, and you could get through half the list in a week. First it's worth looking at what the wait has done to the list. Some of it has gone bad in the meantime, and you don't have to do a thing merely because you've become able to.",
      eases:
        "You're offered help, in the form of a person or a free afternoon. Your first thought is to get more done. It could also be spent going through the list with somebody who isn't sentimental about it, until you have one page that you believe.",
      presses:
        "Something big lands on top, and the list has no room for it. One thing must go that you'd have liked to keep, along with several that were there out of guilt. You could cross those out quickly, while you have such a good excuse.",
    },
    closes: {
      begins:
        "If everything that's left on the list by the end of {month} is something you chose, it's short enough. It got long because writing a thing down is easier than saying no to it. What you wouldn't write down again can come off.",
      shows:
        "{month} lets you see the list with a stranger's eyes. It grows by one reasonable favor after another, as long as nobody has to read it from the top. If you do, you'll find lines on it that you'd be embarrassed to copy.",
      halts:
        "A lot on the list comes through {month} undone, and what no one has mentioned by then can go. It's there because you could imagine being asked. People ask for much less than you imagine.",
      resumes:
        "The list is moving again in {month}, and there's less of it than you feared. Things went on it in a second and had no way off, and that's the whole history. A line that has outlived its reason can be crossed out undone.",
      eases:
        "With some help, the list could fit on one page before {month} is out. Part of what's gone was done, and part was forgiven. Forgiving is faster, and it works for about a third of anyone's list.",
      presses:
        "{month} may take a few things off your list by force, and most of them are probably optional. A list grows as long as you never have to choose. If you do have to, you may be better at it than you'd thought.",
    },
  },
]
