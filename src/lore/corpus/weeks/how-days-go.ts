import type { NatalPoint } from '#lore/transit-meaning.ts'

/** What a day is like on which a fast body touches a point: short, so that an example can follow. */
export const howDaysGo: Record<
  FastBody,
  Record<NatalPoint, Record<'eases' | 'presses', readonly string[]>>
> = {
  sun: {
    sun: {
      eases: [
        "You're at ease with yourself, and people can tell.",
        'Being yourself takes no effort for a day.',
        'What you want is clear to you, and it seems reasonable.',
      ],
      presses: [
        'Your pride is near the surface, and small things touch it.',
        "You notice how you're being treated, a little more than usual.",
        'You want to be taken seriously, and not everyone is in the mood for it.',
        'Somebody may want the same hour that you had planned for yourself.',
        'Your own standards may feel heavier than usual.',
      ],
    },
    moon: {
      eases: [
        'Your mood is good, and other people may warm to it.',
        'What you feel and what you want point the same way.',
      ],
      presses: [
        "What you want and what you need get in each other's way.",
        "Attention may find you when you'd rather be left alone.",
      ],
    },
    mercury: {
      eases: [
        'People listen, and you can hear that your words are good.',
        'Your mind is clear, and somebody may want your opinion.',
      ],
      presses: [
        'What you say may get more attention than you meant it to have.',
        "Your opinions may be in demand, which isn't always a pleasure.",
      ],
    },
    venus: {
      eases: [
        'People like you, and you can feel it.',
        "You're easy to like, and you like what you see.",
        'Good company comes easily to you.',
      ],
      presses: [
        "You'd like to be liked, a little more than is comfortable.",
        'Liking and being liked take up more room than usual.',
        'What you want and what would please others are two different things.',
      ],
    },
    mars: {
      eases: [
        "You've got energy, and the nerve to use it.",
        'Your drive is up, and people may get out of your way.',
      ],
      presses: [
        'Your temper is short, and people can see it.',
        "You're ready to compete, even where there's no contest.",
      ],
    },
    jupiter: {
      eases: [
        "You're in a generous mood, and things look possible.",
        'Your confidence is good, with reason.',
      ],
      presses: [
        "You think a size too big, and you're charming about it.",
        'Your hopes run ahead of the facts.',
      ],
    },
    saturn: {
      eases: [
        'You can be relied on, and you can rely on yourself.',
        'Patience comes easily, and it shows results.',
      ],
      presses: [
        "Duty is in plain sight, and so is what you haven't done.",
        "You feel measured, no matter who's doing the measuring.",
      ],
    },
    uranus: {
      eases: [
        'You feel free to do things differently.',
        'A change of habit suits you and surprises nobody.',
      ],
      presses: [
        "You're restless, and rules seem to be meant for you personally.",
        "You want to do things differently, mainly because they've always been done this way.",
      ],
    },
    neptune: {
      eases: ['Your imagination is working, and you trust it.', "You sense more than you're told."],
      presses: [
        "It's hard to see yourself clearly, or to be seen.",
        'Your wishes color what you see.',
      ],
    },
    pluto: {
      eases: [
        "You know what you want, and you don't need to raise your voice.",
        'You go straight to the point that matters.',
      ],
      presses: [
        'Something you guard may get looked at.',
        "You take things very seriously, and you can't help it.",
      ],
    },
    asc: {
      eases: [
        'You make a good impression without working on it.',
        "People see you as you'd like to be seen.",
      ],
      presses: [
        "People may react to you more strongly than you'd planned for.",
        'The other person may get most of the attention.',
      ],
    },
    mc: {
      eases: ['Your work may be noticed, and kindly.', 'People who count may be looking your way.'],
      presses: ['Your work may be looked at, and you feel it.', 'Home and work both want you.'],
    },
  },
  moon: {
    sun: {
      eases: [
        "You're in the mood for your own life.",
        'Your mood agrees with your plans for an hour or two.',
        'What you feel is on the side of what you want.',
        'What you want feels right.',
      ],
      presses: [
        'Your mood pulls against your plans.',
        'You feel less sure of yourself, for an hour or two.',
        'You want one thing and feel like another.',
        "Your heart isn't in it for an hour or two.",
      ],
    },
    moon: {
      eases: [
        'You feel like yourself.',
        'Your feelings are easy to read and easy to have.',
        "You're at home in your own skin.",
        "You know what you need, and it's near.",
      ],
      presses: [
        "You're more easily hurt than you let on.",
        "A feeling comes up, and it isn't a convenient one.",
        "You'd rather be somewhere else, and you can't say where.",
        "Your needs and the day's don't match.",
      ],
    },
    mercury: {
      eases: [
        'You can say how you feel.',
        "Talk is easy, and it's friendly.",
        'You find the words for a mood.',
        "It's a relief to be listened to.",
      ],
      presses: [
        'Your feelings get into your words.',
        'You hear the tone more than the words.',
        'The right words may come out in the wrong tone.',
        'You may talk in order not to feel.',
      ],
    },
    venus: {
      eases: [
        "You'd like company, and you're good company.",
        'Small pleasures work.',
        "You're easily pleased.",
        'Being nice takes no effort.',
      ],
      presses: [
        "You'd like to be comforted, and you don't say so.",
        'Affection is a touchy subject for an hour or two.',
        'You want to be spoiled a little.',
        "You may go along with something you don't like.",
      ],
    },
    mars: {
      eases: [
        'You feel like doing something.',
        'Your mood has some push in it.',
        "You've got more push than usual.",
        'You feel like starting at once.',
      ],
      presses: [
        'Small things irritate you.',
        'Your temper follows your mood.',
        "You may snap before you've thought.",
        'Waiting is hard on you.',
      ],
    },
    jupiter: {
      eases: [
        'You feel that things will be all right.',
        "You're in a generous mood.",
        'You laugh easily.',
        'You have room for other people.',
      ],
      presses: [
        'You want more than you need.',
        'Your mood makes everything a size larger.',
        'You may promise more than you feel.',
        "It's easy to overdo it a little.",
      ],
    },
    saturn: {
      eases: [
        "You're calm, and you can be useful.",
        'You feel steady, and quiet suits you.',
        'You can do without.',
        'Duties feel light for an hour or two.',
      ],
      presses: [
        "You feel what's missing.",
        'Your mood is heavy for an hour or two.',
        'You feel a little alone.',
        "You're harder on yourself than you need to be.",
      ],
    },
    uranus: {
      eases: [
        "You're in the mood for a change.",
        'You feel freer than usual.',
        "You'd say yes to something odd.",
        'You find it easy to let go of a plan.',
      ],
      presses: [
        "You're jumpy, and you'd rather not be pinned down.",
        'Your mood changes without notice.',
        'You want out, for no reason that you could give.',
        "You're restless, and small things annoy you.",
      ],
    },
    neptune: {
      eases: [
        "You're gentle, and your imagination is awake.",
        'You feel what other people feel.',
        "You're in the mood for music.",
        'You forgive easily.',
      ],
      presses: [
        'Your feelings are hard to sort out.',
        "You pick up moods that aren't yours.",
        "You're tired, and you can't say of what.",
        'You may believe the first sad story you hear.',
      ],
    },
    pluto: {
      eases: [
        "You feel deeply, and you don't mind.",
        'You know what you feel, and how much.',
        'You can look straight at a feeling.',
        'You feel strong.',
      ],
      presses: [
        'You take things personally.',
        'A feeling goes deeper than its cause.',
        "You can't let a remark go.",
        'You want to know what people really mean.',
      ],
    },
    asc: {
      eases: [
        'People find you easy to approach.',
        'Your mood suits your face.',
        'You come across as you feel.',
        'People may be pleased when you turn up.',
      ],
      presses: [
        'Your mood shows on your face.',
        'People may answer the mood they see.',
        "You can't hide how you feel.",
        "You're easily read, and not always kindly.",
      ],
    },
    mc: {
      eases: [
        'You know what you want from your work, at least by feel.',
        "You're at ease where people can see you.",
        'You like being good at your work.',
        'You feel at home in what you do.',
      ],
      presses: [
        "Work and mood don't go together.",
        'You feel watched.',
        'Home and work pull at you for an hour or two.',
        "You'd rather not be seen.",
      ],
    },
  },
  mercury: {
    sun: {
      eases: [
        'You can say what you want, in few words.',
        'Somebody may ask what you think, and you know.',
        'You know your own mind and can put it into words.',
      ],
      presses: [
        'Words are taken personally, and so are yours.',
        'You may be asked to explain yourself.',
        "You may say more than you'd planned to.",
        'A simple question may feel like a criticism.',
      ],
    },
    moon: {
      eases: [
        "It's easy to talk about how you feel.",
        'A kind word goes a long way, in both directions.',
        'You find a name for what you feel.',
      ],
      presses: [
        'A word may touch a sore spot.',
        'You may explain how you feel to three people, and feel better before the third.',
        'Somebody may want reasons, and you only have a feeling.',
      ],
    },
    mercury: {
      eases: [
        'Your mind is quick, and talk is a pleasure.',
        'The right words come without a search.',
      ],
      presses: ['You think in circles, quickly.', 'Messages may cross, and so may meanings.'],
    },
    venus: {
      eases: [
        "Nice things may get said, and they're meant.",
        'You can be charming and exact at once.',
      ],
      presses: [
        'A pleasant word may stand in for a true one.',
        'Taste is up for discussion, and no one changes their mind.',
      ],
    },
    mars: {
      eases: [
        'You decide quickly, and you can say why.',
        'Straight talk is welcome.',
        'You can say no and stay friendly.',
      ],
      presses: [
        "Words come out sharper than you'd planned.",
        'You argue faster than you think.',
        'You want to answer before the other person has finished.',
      ],
    },
    jupiter: {
      eases: [
        'You can see the whole picture, and explain it.',
        'Good news is likely, or a good idea.',
      ],
      presses: ['You may say more than you know.', 'Plans may get talked up.'],
    },
    saturn: {
      eases: [
        'You can say something serious without sounding cold.',
        'Your thoughts are in order.',
      ],
      presses: ['Your thinking turns strict.', 'An answer may come late, or come short.'],
    },
    uranus: {
      eases: ['An odd idea may turn out to be a good one.', 'Your mind takes a shortcut.'],
      presses: ['Your thoughts jump, and you interrupt.', 'News may come at the wrong moment.'],
    },
    neptune: {
      eases: ["You understand what isn't being said.", 'Your imagination has words.'],
      presses: [
        'Words are vague, and you may hear what you hope for.',
        "It's easy to be misunderstood.",
      ],
    },
    pluto: {
      eases: [
        'You ask the question that gets to the point.',
        "You can talk about what usually isn't talked about.",
      ],
      presses: [
        'You look for a motive behind a short message, and there may be none.',
        'A remark may go deeper than it was meant to.',
      ],
    },
    asc: {
      eases: [
        'You come across as quick and friendly.',
        'You may say the right thing to a stranger.',
      ],
      presses: [
        'What you say is heard before what you mean.',
        'People may answer your tone more than your words.',
      ],
    },
    mc: {
      eases: [
        'You can explain your work to the people who decide about it.',
        'A word about your work may reach the right ear.',
      ],
      presses: [
        'People may talk about your work, and some of them may have the facts wrong.',
        'A message about work may come at a bad time.',
      ],
    },
  },
  venus: {
    sun: {
      eases: ['People may be glad to see you.', "You're appreciated, and you can enjoy it."],
      presses: [
        'You want to please, and it costs you something.',
        'Being liked competes with getting your way.',
      ],
    },
    moon: {
      eases: ["You're in an affectionate mood.", 'Comfort is close by.'],
      presses: [
        "What would please you wouldn't comfort you.",
        "You're nice, and you'd rather be looked after.",
      ],
    },
    mercury: {
      eases: ['Kind words come easily.', 'Talk turns pleasant.'],
      presses: ['You sweeten what you mean.', 'A compliment may get in the way of a clear answer.'],
    },
    venus: {
      eases: ['You like what you like, without a second opinion.', 'Pleasure is simple for a day.'],
      presses: [
        'Two of your tastes disagree.',
        "You want what's pretty and what's sensible, and they aren't the same.",
      ],
    },
    mars: {
      eases: [
        'You know what you want, and you ask for it nicely.',
        'Desire and good manners get along.',
      ],
      presses: [
        'You want something, and you want to be liked as well.',
        'Charm and impatience take turns.',
      ],
    },
    jupiter: {
      eases: [
        "You're generous, and other people may be, too.",
        'You enjoy yourself, and it spreads.',
      ],
      presses: [
        'You say yes to more than you can enjoy.',
        'Too much of a good thing is a real possibility.',
      ],
    },
    saturn: {
      eases: ['You value what lasts.', 'Affection is quiet, and you can count on it.'],
      presses: [
        'Affection feels rationed.',
        "You're careful with your feelings, and it looks like coldness.",
      ],
    },
    uranus: {
      eases: [
        "You may like something you've never liked before.",
        'An unlikely person may be good company.',
      ],
      presses: ['Your taste changes without notice.', "You'd like to be close and free at once."],
    },
    neptune: {
      eases: ['You see the best in people.', 'Beauty gets through to you.'],
      presses: ["You see what you'd like to see.", "It's easy to be talked into something lovely."],
    },
    pluto: {
      eases: ['You care a good deal, and you can show it.', 'Affection goes deep.'],
      presses: [
        "You want all of a person's attention, or none.",
        'Liking turns into needing, a little.',
      ],
    },
    asc: {
      eases: ['People like the look of you.', "You're at your most charming when you don't try."],
      presses: ["You're pleasant, and it's a bit of an effort.", 'You wonder what people see.'],
    },
    mc: {
      eases: [
        'People in charge may be well disposed toward you.',
        "People in charge may notice that you're easy to work with.",
      ],
      presses: [
        "Being liked and being good at your work aren't quite the same.",
        "You'd like to please someone in charge.",
      ],
    },
  },
  mars: {
    sun: {
      eases: [
        "You've got the strength for what you want.",
        'You act first, and it may well work.',
        'You have more energy than the day needs.',
        'You can start without being pushed.',
      ],
      presses: [
        'You push, and somebody may push back.',
        'You take a delay as an insult.',
        "You'd sooner act than wait.",
      ],
    },
    moon: {
      eases: [
        'You do what you feel like, and it does you good.',
        'You stand up for what you feel.',
      ],
      presses: ['Something hurts, and it comes out as temper.', "You're quick to defend yourself."],
    },
    mercury: {
      eases: [
        'You say things straight, and people understand.',
        'Your mind is quick and a bit fierce.',
      ],
      presses: [
        "You may answer before you've heard the end.",
        'An argument is easier to start than to stop.',
      ],
    },
    venus: {
      eases: ['You go after what you like.', 'Wanting something makes you good company.'],
      presses: [
        'You want things now, and not everyone likes that.',
        "Somebody may push where you'd hoped for kindness.",
      ],
    },
    mars: {
      eases: ["You've got energy to spare.", "You're in form."],
      presses: [
        "You're in a hurry, and everyone's in your way.",
        'Your temper looks for a target.',
      ],
    },
    jupiter: {
      eases: ['You can take on something large.', 'A bold move may work.'],
      presses: ['You overdo things, cheerfully.', 'You promise more than you can lift.'],
    },
    saturn: {
      eases: ['You work hard and steadily.', 'You can push without breaking anything.'],
      presses: [
        "You push against something that doesn't move.",
        "You're in a hurry, and somebody in charge isn't.",
      ],
    },
    uranus: {
      eases: ['You do things differently, and faster.', 'A quick change does you good.'],
      presses: ['You may break something off too fast.', "You can't bear to wait."],
    },
    neptune: {
      eases: [
        "You know what you're working for.",
        'You put your strength into something you believe in.',
      ],
      presses: ["Your energy leaks, and you can't say where.", 'You may act on a guess.'],
    },
    pluto: {
      eases: [
        "You're strong, and you know it.",
        'You go at something difficult, and it may give way.',
      ],
      presses: [
        'More is at stake than it seems, and you fight as if it were.',
        "You can't let go.",
      ],
    },
    asc: {
      eases: ['You come across as decided.', 'People may follow when you go first.'],
      presses: [
        'You come across as sharper than you feel.',
        'People may step back a little, and you wonder why.',
      ],
    },
    mc: {
      eases: ['You get something done where it counts.', 'Your work has some push behind it.'],
      presses: [
        'There may be friction with someone in charge.',
        'You work as if somebody were chasing you.',
      ],
    },
  },
}

export type FastBody = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars'
