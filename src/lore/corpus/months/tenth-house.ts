import type { MonthPlot } from '#lore/authored.ts'

export const tenthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'your name',
    opens: {
      begins: [
        "Your name stands for certain things among the people who count on you, and you'd like to add one and drop another.",
        'What would you like people to think of when they hear your name? What they think of now is several years old.',
        "You may be called by an old title and answer to it a beat late. There's something else that your name could be used for.",
      ],
      ripens: [
        'People have an idea of what your name can be counted on for, and you rarely get to see how much of it is true and how much is only old.',
        "People say your name in places where you aren't, at work or wherever you're relied on. Some of it comes back to you now and then.",
        "People talk about you when you aren't there, most of them kindly. You know only part of what goes with your name.",
      ],
    },
    turns: {
      'new-moon':
        "Your name can be put to something new. It's a modest beginning, and you'd like it to be perfect first. Let it be seen by the people who matter as it is.",
      'full-moon':
        "Your name is in the light. Something you did is finished, judged, or passed around, and you can stand near a wall and listen. It's worth hearing whether they talk about the right thing.",
      eclipse:
        "A role that went with your name may end. It opened many rooms to you, and you'll find out which of them you can enter without it. People may not know how to introduce you for a while.",
      station:
        "What your name stands for gets a second look, by you before anyone else. Something may be offered that would sound well. If it's more of what you're already known for, you can say no.",
      'slow-eases':
        "Your name has begun to work for you. You may be asked for by people you've never met, for the thing you would have picked. There were some dull years behind it, in which nobody was looking.",
      'slow-presses':
        "Your name is tested, by someone with the right to do it. What you've done well all along is the only argument you need to bring.",
      'uranus-presses':
        "Your name may come up in a connection that nobody expected, you least of all. It's well off your usual line. You can decide afterward whether you're pleased.",
      'pluto-presses':
        "Somebody may have been speaking in your name. Take it back in one conversation. It'll make you less convenient to them, and other people will notice that.",
    },
    between: {
      before: [
        'At first you only hear about your name in remarks that other people think are compliments.',
        'You go on doing what your name stands for, because you do it well and because people thank you for it.',
      ],
      after: [
        'From then on your name is watched a little more closely, so you do the next thing with some care.',
        "It takes days until anyone mentions your name in the new connection, and by then you've stopped waiting for it.",
      ],
    },
    toward: {
      eases: "You've had a sample of what it's like when your name stands for the right thing.",
      presses:
        "You've done the old thing once too often in your own name, and this time you minded.",
    },
    steps: {
      sun: {
        before: {
          eases: 'Nobody has to make a speech about it for somebody to remember you.',
          presses:
            'It may be someone with more rank. You can go on working and decide who hears about the next thing first.',
        },
        after: {
          eases:
            'The praise may be simple, and said where people can hear it. You can say thanks and leave it there.',
          presses: 'A straight answer takes ten minutes, and then nobody asks again.',
        },
      },
      mercury: {
        before: {
          eases:
            "It should be short enough to be repeated by someone who'd never known how to put it.",
          presses: "Correct one line and explain nothing, since it'll soon sink below the others.",
        },
        after: {
          eases:
            "You won't hear that talk. If a call begins with somebody else's compliment, half of your work is done before you've said hello.",
          presses:
            'Somebody may credit the wrong person, or quote you loosely. Put it right in a friendly tone, once.',
        },
      },
      venus: {
        before: {
          eases:
            "You're easy to deal with, and for a day it gets you further than being right. You may be thought of when a favor is due.",
          presses:
            "Then you're answerable for a thing that you don't care about, and it tends to show in how late you are with it.",
        },
        after: {
          eases:
            'It may be on a plan or on an invitation, and as much for your manner as for your skill.',
          presses: "You feel the pull of the first. The second costs you less than you'd think.",
        },
      },
      mars: {
        before: {
          eases: 'After a day or two people will speak of it as yours.',
          presses:
            "You can say that you don't know enough yet, which keeps you out of the first round.",
        },
        after: {
          eases:
            "It's the kind of result that people remember, and it may cost you a night's sleep.",
          presses: "You'll be calmer than you think, because you know what you did.",
        },
      },
      jupiter: {
        eases: 'A yes is enough, without the speech about not deserving it.',
        presses:
          "It may be promised by you or to you. If you ask for the smaller version in writing, you won't be disappointed later.",
      },
      saturn: {
        eases:
          "Someone who knows what it took may say so. They're likely to say it drily, and it lasts longer than applause.",
        presses:
          "There's nothing to do about it but to do the work properly, and that's what gets noticed.",
      },
      outer: {
        eases:
          'Others are starting to see it, so you may be asked different things than you used to be.',
        presses:
          'What you can do goes with you, so you can watch with some calm who ends up at the top.',
      },
      newMoon:
        "It's best to leave the reasons out, because with nothing to argue with, nobody argues.",
      fullMoon:
        'You usually go straight on to the next thing, and you could look at this one for a full minute first.',
      back: "It may be an earlier ambition, or somebody you used to answer to. They may remember you for something you've forgotten.",
      on: 'It was held up by others. You can stop preparing for the other case.',
    },
    settles: {
      begins: [
        "Your name is connected with one new thing, if only by a few people. It'll take others half a year to get used to it, and you about a week.",
        "A few people think of the new thing first. The rest will say your name in the old tone for a while, and it needn't bother you, because you've seen it change once.",
        "The first reaction to your name in a new place is surprise, and the second isn't. That's about how long it takes.",
      ],
      ripens: [
        'You know what your name is good for. It could do something for a person who has none yet.',
        'About half of what your name stands for is likely to be true still. The other half can be corrected, one person at a time.',
        "Most of what goes with your name you'd keep. The rest can be lived down at an easy pace.",
      ],
    },
  },
  {
    subject: 'the proposal',
    opens: {
      begins: [
        "You've seen for a while how something could be done better in something you help to run. Nobody but you can put that proposal forward.",
        "What would you change if they let you? You've had a proposal in your head for some time, and you've grown tired of hearing yourself complain.",
        "You may explain to a stranger how it could be done better where you spend your days, and they say, why don't you. The proposal has only been talk so far.",
      ],
      ripens: [
        "There's a proposal of yours for the people who decide. It may be a plan, an application, or a request for more say, and it has been ready for longer than you have.",
        "You've asked for something from people who can say no. They have your proposal, and you'd like to know whether they see what you see.",
        "Your proposal has been in somebody's inbox since the season changed. Sooner or later it gets opened, by a person with twelve minutes and one worry.",
      ],
    },
    turns: {
      'new-moon':
        "The proposal can be made. You've planned a long introduction, and it's enough to say what you want to do. They'll ask about the rest.",
      'full-moon':
        "The proposal is decided, or it becomes clear by whom. If you've done your part where people could see it, you can sleep whatever they say.",
      eclipse:
        "The proposal may be overtaken. The place it was meant for changes shape, and the new shape could have a better opening for you in it. You'd only have to rewrite the first line.",
      station:
        "The proposal comes back with remarks. Some of them are fair, and one may give away what they're really worried about. Answer that one first.",
      'slow-eases':
        "The proposal goes through, with less noise than you'd armed yourself for. You'd made your case over months, by being reliable.",
      'slow-presses':
        "The proposal meets someone who can stop it. It's worth an hour to find out what they want. They may only want to have been asked.",
      'uranus-presses':
        "The proposal may be overtaken by a sudden change above you, and for a day there's a gap where the no used to be. You'd have to make your case in half the words.",
      'pluto-presses':
        "The proposal touches somebody's power, and they may let you feel it. Say what you want and what you'd do without it. After that you're dealt with as a person who means it.",
    },
    between: {
      before: [
        "Until then you polish the proposal, since that's safer than showing it, and every polish makes it a little less yours.",
        "You test the proposal on people who can't decide anything, and if they like it, that helps less than you'd hoped.",
      ],
      after: [
        "After that the proposal isn't only yours, so you hear it explained by others, in words you'd never have used.",
        "You'd expected to feel finished with the proposal, and you feel as if you'd begun.",
      ],
    },
    toward: {
      eases: "You've had enough encouragement for the proposal to stop asking for more.",
      presses:
        "You've complained once more where a proposal was needed, and it sounded stale even to you.",
    },
    steps: {
      sun: {
        before: {
          eases: 'It may show in how they ask about it, twice.',
          presses:
            "It's only about a procedure. If you've stepped on a pride, something kind has to be said before you go on.",
        },
        after: {
          eases: 'You can enjoy that for a day before the work begins.',
          presses:
            "Some of it goes to people who came late. As long as it gets done you can afford to be generous, and they'll owe you for it.",
        },
      },
      mercury: {
        before: {
          eases: 'The page will be good. Someone who reads it standing up may tell you to send it.',
          presses: 'You can send it again, with the last line first.',
        },
        after: {
          eases: 'Each answer makes it a bit more theirs, which is what you want.',
          presses: "If you ask the one who saw it how they'd close it, you have an ally.",
        },
      },
      venus: {
        before: {
          eases:
            "You're good company just now. Over lunch people tell you what they really worry about.",
          presses:
            "It probably has one strong sentence in it, and without that nobody knows why you're asking.",
        },
        after: {
          eases:
            'The work brings you together with people whose manners you enjoy, and they may be the best of what you get from it.',
          presses: 'You can be gracious and leave everything as it is.',
        },
      },
      mars: {
        before: {
          eases: 'A day early is best, because nobody has the objections ready.',
          presses: 'It can wait for a better day, and half of it would do.',
        },
        after: {
          eases: "It's best done where people walk past. After that it's hard to stop.",
          presses: 'You have the agreement, so you can let them tire.',
        },
      },
      jupiter: {
        eases:
          "Somebody may want it bigger. You can take the support and keep the size, since that's what you can deliver.",
        presses: "The part that could start soon is still the part they'd put down their pens for.",
      },
      saturn: {
        eases: "It's dull to go line by line, and it could save you a year.",
        presses:
          "It may be a rule or a person who likes rules. Ask how long, so that there's a date.",
      },
      outer: {
        eases:
          "What's wanted by the people above you has been changing. A year ago you'd have been told that it was too early.",
        presses:
          'The people who decide may not be the same in a month. A short version is the one that survives that.',
      },
      newMoon:
        "It's best if they have a say in it. They may have been looking for something like it.",
      fullMoon:
        "All eyes are on it. It argues for you better than you do, so you needn't add to it.",
      back: "You may find the sentence that you'd have been sorry to see in print, and be glad of the delay.",
      on: "It may come from a committee or a person. Once there's a date in it, you can stop rehearsing.",
    },
    settles: {
      begins: [
        "The proposal is on its way, so you can stop touching it. It's more use to think about what you'd do on the first day if they said yes.",
        "They may take only half of the proposal. It's more than the complaining ever got you.",
        "The proposal lies on a desk that isn't yours, or soon will. The waiting is worse than the writing, and you could start on the next part.",
      ],
      ripens: [
        'If the proposal gets a yes, the work begins, and if it gets a no, you know exactly who has to be asked next.',
        'They may see most of what you see. Where the proposal is turned down, you can ask for the reason and work with it.',
        "Your proposal may be cut in a place you can live with. There's work in it from here on, and the hours should be in writing.",
      ],
    },
  },
]
