import type { WeekScenes } from '#lore/authored.ts'

export const uranusScenes: WeekScenes = {
  eases: {
    1: {
      eases:
        'Your odd habit may slip out, and someone says they love that. They ask where you got it.',
      presses:
        'You may cover the odd thing about you with a joke. Even if people laugh, you could feel a little grayer than you did.',
      later:
        'You might meet a stranger who has the same odd habit. Neither of you has ever told anyone.',
    },
    2: {
      eases:
        'You may trade something for something, and no money changes hands. Both of you think that you got the better end.',
      presses:
        "You may pay for the usual life, on time, and wonder which parts of it you'd miss. You could count them quickly.",
      later:
        'You may go a few days without something you pay for every month. You only notice when the charge comes.',
    },
    3: {
      eases:
        'You may get talking with someone half your age, or twice. They could see your problem in a way that nobody you know would.',
      presses:
        "Everyone at the table may agree with you. It's pleasant, and you don't learn a thing.",
      later:
        "You're held up somewhere and fall into talk with a person you'd never have chosen. You think about it all the way home.",
    },
    4: {
      eases:
        "If you put something in the wrong room, it may look right there. It isn't likely that anyone will ask who allowed it.",
      presses:
        'You may ask permission in your own kitchen. The answer is yes, of course, and you wonder why you asked.',
      later: "You may leave the furniture in its wrong place, and by evening it's the right one.",
    },
    5: {
      eases: 'You may try something, fall over, and laugh. Being bad at it is most of the fun.',
      presses:
        "You may do what you're known for, very well, and look at the clock. People applaud, and you'd like to be somewhere else.",
      later:
        "You may try the new thing once more, still badly, and you don't think about how you look.",
    },
    6: {
      eases:
        "If you start an hour later, you may find that the work gets done and that your temper's better.",
      presses:
        "You may follow a rule, and then you can't find anybody who made it. It may have been you, some years ago.",
      later:
        "You may have to do the day in another order. Lunch tastes better, and you couldn't say why.",
    },
    7: {
      eases:
        "You may spend a day apart and have something to tell each other. It's like the beginning for an hour.",
      presses:
        'After days together, each of you may find an errand to run alone. Nobody says why, and both of you know.',
      later: 'You may take your free evening, they take theirs, and breakfast is livelier.',
    },
    8: {
      eases:
        "You mention that you might stop sharing it, and the others ask whether that's possible. They'd all been waiting for somebody.",
      presses:
        'You might renew the arrangement once more, out of politeness. So, most likely, does everyone else in it.',
      later: 'You and the others might start to joke about the arrangement. Nobody defends it.',
    },
    9: {
      eases:
        "You may read about the new subject until much too late, and you aren't tired. It has been a while since that happened.",
      presses:
        "If you explain your new interest, people may only wait for you to finish. It isn't for them.",
      later:
        "You might lose an hour to your new subject. When somebody asks what you were doing, you find that you'd rather not say yet.",
    },
    10: {
      eases:
        "If you do both kinds of work on one day, they may help each other. It needn't be the compromise that people told you it is.",
      presses:
        'Somebody may ask which of the two you really are. You choose one, to be polite, and regret it on the way home.',
      later:
        "You're asked for one of your two skills and end up using both. The person who asked looks as though they'd gotten a bargain.",
    },
    11: {
      eases:
        "The friend who's least like you may surprise you twice in ten minutes. You leave with a better opinion of both of you.",
      presses:
        "You might put off calling until you've got something to say. They're probably doing the same.",
      later:
        "You may run into the unlikely friend by chance, on the way to something else. You stand there talking until you're both late.",
    },
    12: {
      eases:
        "You might lie down in the middle of the day, for no reason. It's unlikely that anyone will come to ask for one.",
      presses:
        'You look for a good reason, one that would convince a witness. It would be quicker to do as you like.',
      later: 'You may leave something unfinished because you want to, and the day goes on.',
    },
  },
  presses: {
    1: {
      eases:
        "If you tell someone about a change while you're still thinking it over, they may have a good idea, and nobody has to be upset.",
      presses:
        "You may announce a decision you've lived with for weeks to people who hear it for the first time. Allow for their faces.",
      later:
        "If you let a thought slip before it's finished, somebody may ask a good question. They'll look less surprised than they would later.",
    },
    2: {
      eases:
        "A free hour may turn out to be worth more to you than you'd have paid for it. You got it by turning something down.",
      presses:
        "You're offered something safe, and your collar feels tight. You can't tell if that's good judgment.",
      later:
        "You may work out what three months of freedom would cost, and it's less than the drama.",
    },
    3: {
      eases:
        "If you stay on the line when you'd usually hang up, it may turn into a conversation. People aren't always about to tell you what to do.",
      presses:
        "You may be gone in the middle of somebody's sentence. It's possible that they only wanted to know when you'd be there.",
      later:
        "You may mention where you'll be before anybody's asked. The question you'd been dreading doesn't come.",
    },
    4: {
      eases:
        'You may have an hour at home that nobody asks you about. The wish to move away is gone by the end of it.',
      presses:
        "Somebody at home may want to know what you're doing in there. You aren't doing anything, and that was the beauty of it.",
      later:
        "You may get home earlier than everyone else. For a while the place is quiet and nobody knows you're in it, and you don't want to live anywhere else.",
    },
    5: {
      eases:
        "A thing you've mastered may bore you, and you stay with it one more day. It becomes interesting again, in a different way.",
      presses:
        "You may see how it'll go from here, and your foot starts to tap. This is about where you usually leave.",
      later:
        "You're kept at something a little longer than you'd have stayed. Just then it gets interesting, in a way you couldn't have predicted.",
    },
    6: {
      eases:
        'If you ask why a thing is done that way, it may turn out that nobody knows. People can be relieved that somebody asked.',
      presses:
        "You may do the pointless duty once more, with a face. Your face doesn't say what you'd do instead.",
      later: "You may leave the duty undone and say so, and you're asked what it was for.",
    },
    7: {
      eases:
        "If you say when you'll be there and then are, the other person may be so pleased that you feel guilty.",
      presses:
        'You might leave an answer open, and after a while the other person leaves theirs open, too. Now neither of you can make a plan.',
      later: 'You may promise one fixed thing, and you feel less tied down than you did before.',
    },
    8: {
      eases:
        "You may be asked about something shared before it's decided, and agree the more gladly for it.",
      presses:
        "Everything has been arranged for you, very nicely. You want your name off it by evening, and you'd have a hard time explaining why.",
      later:
        "You might say that you'd have liked to be asked, and the matter itself stops bothering you.",
    },
    9: {
      eases:
        "Somebody may agree with you, and you begin to see the other side. It's a more interesting argument than you'd thought.",
      presses:
        "You may take the opposite view before you've heard what it is. After ten minutes you're defending something you don't believe.",
      later:
        "You might hear your own view from somebody you can't stand. See how much of it still sounds right.",
    },
    10: {
      eases:
        "When the person who gets on your nerves is away, you may work till evening without noticing the time. So it isn't the work.",
      presses:
        "You might write the letter of resignation in your head, with some very good phrases. You don't mention what you'd do the day after.",
      later:
        'You might get through a day on which nobody tells you how to do anything. You catch yourself liking the work.',
    },
    11: {
      eases:
        "The group may ask for your opinion and act on it. You hadn't expected to be listened to, and you stay longer than you meant.",
      presses:
        'Someone may tell you how things are done here, and you feel one foot turning to leave. They meant it as a welcome.',
      later: "If you stay and do one thing in your own way, someone may ask how it's done.",
    },
    12: {
      eases:
        "If you change one small thing during the day, you may sleep through. It doesn't seem to matter much which.",
      presses:
        "You may lie awake with a plan for a different life. By breakfast it's down to one idea, and that one is worth keeping.",
      later:
        "You might wake up with one of your ideas still standing. It's a small one, and it would fit into an ordinary day.",
    },
  },
}
