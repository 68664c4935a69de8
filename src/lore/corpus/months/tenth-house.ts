import type { MonthPlot } from '#lore/authored.ts'

export const tenthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'your name',
    opens: {
      begins: [
        "What you're known for starts to change this month. Your name stands for certain things among the people who count on you, and you'd like to add one and drop another.",
        'What would you like people to think of when they hear your name? This month you begin to give them something else to think of, because what they think of now is several years old.',
        'You may be called by an old title and answer to it a beat late. This month your name begins to be used for something else, by two or three people at first.',
      ],
      ripens: [
        'Your name comes up this month. People have an idea of what you can be counted on for, and you get to see how much of it is true and how much is only old.',
        "People say your name in places where you aren't, at work or wherever you're relied on. This month some of it comes back to you, so you find out what you've been standing for.",
        "People talk about you when you aren't there, most of them kindly. This month you hear some of what goes with your name.",
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
        'At first you only hear about it, in remarks that other people think are compliments.',
        "You go on doing what's expected of you, because you do it well and because people thank you for it.",
      ],
      after: [
        "From then on you're watched a little more closely, so you do the next thing with some care.",
        "It takes days until anyone says something, and by then you've stopped waiting for it.",
      ],
    },
    toward: {
      eases: "You've had a sample of what it's like to be known for the right thing.",
      presses: "You've done the old thing once too often, and this time you minded.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You're seen doing what you're good at. Nobody has to make a speech about it for somebody to remember you.",
          presses:
            'Someone with more rank may take credit that was partly yours. Go on working and decide who hears about the next thing first.',
        },
        after: {
          eases: 'Any approval you get is public and simple. Say thanks and leave it there.',
          presses:
            'You may have to answer for something, and be first in line. A straight answer takes ten minutes, and then nobody asks again.',
        },
      },
      mercury: {
        before: {
          eases:
            "You may find a good sentence for what you do, short enough to be repeated by someone who'd never known how to put it.",
          presses:
            "A message of yours may go out too soon. Correct one line and explain nothing, since it'll soon sink below the others.",
        },
        after: {
          eases:
            "You may be recommended in a talk you don't hear. If a call begins with somebody else's compliment, half of your work is done before you've said hello.",
          presses:
            'Somebody may credit the wrong person, or quote you loosely. Put it right in a friendly tone, once.',
        },
      },
      venus: {
        before: {
          eases:
            "You're pleasant to deal with, and for a day it gets you further than being right. You may be thought of when a favor is due.",
          presses:
            "You may say yes to keep someone important happy. Then you're answerable for a thing that you don't care about, and it tends to show in how late you are with it.",
        },
        after: {
          eases:
            'Someone may want their name beside yours, on a plan or on an invitation, as much for your manner as for your skill.',
          presses:
            "You can be well liked in this or you can be respected, and you feel the pull of the first. The second costs you less than you'd think.",
        },
      },
      mars: {
        before: {
          eases:
            'Take the thing on before it has been given to anyone. After a day or two people will speak of it as yours.',
          presses:
            "A power struggle may come near, and both sides would like to have you. You can say that you don't know enough yet, which keeps you out of the first round.",
        },
        after: {
          eases:
            "You can push something through. It's the kind of result that people remember, and it may cost you a night's sleep.",
          presses:
            "Somebody may challenge you in front of others. You'll be calmer than you think, because you know what you did.",
        },
      },
      jupiter: {
        eases:
          'You may be offered a larger stage. A yes is enough, without the speech about not deserving it.',
        presses:
          "More may be promised than can be kept, by you or to you. If you ask for the smaller version in writing, you won't be disappointed later.",
      },
      saturn: {
        eases:
          "Someone who knows what it took may recognize long work of yours. They're likely to say it drily, and it lasts longer than applause.",
        presses:
          "The climb is slow, and it's watched. There's nothing to do about it but to do it properly, and that's what gets noticed.",
      },
      outer: {
        eases:
          'What you want to be known for has been changing for years. Others are starting to see it, so you may be asked different questions than you used to be.',
        presses:
          'The place where you count for something may be changing its rules. What you can do goes with you, so you can watch with some calm who ends up at the top.',
      },
      newMoon:
        "Take a first step toward something bigger. It's best to leave the reasons out, because with nothing to argue with, nobody argues.",
      fullMoon:
        'A result is in, or known to be yours. You usually go straight on to the next thing, and you could look at this one for a full minute first.',
      back: "An earlier ambition may look in, or somebody you used to answer to. They may remember you for something you've forgotten.",
      on: 'A decision that others had held up goes through. You can stop preparing for the other case.',
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
        "A proposal starts to form this month. You've seen for a while how something could be done better in something you help to run, and nobody but you can put it forward.",
        "What would you change if they let you? You've had a proposal in your head for some time, and this month it begins to come out, because you've grown tired of hearing yourself complain.",
        "You explain to a stranger how it could be done better where you spend your days, and they say, why don't you. This month the proposal moves from talk to paper.",
      ],
      ripens: [
        'A proposal of yours comes to the people who decide. It may be a plan, an application, or a request for more say, and it has been ready for longer than you have.',
        "You've asked for something from people who can say no. This month they get around to your proposal, and you'd like to know whether they see what you see.",
        "Your proposal has been in somebody's inbox since the season changed. This month it gets opened, by a person with twelve minutes and one worry.",
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
        "Until then you polish it, since that's safer than showing it, and every polish makes it a little less yours.",
        "You test it on people who can't decide anything, and if they like it, that helps less than you'd hoped.",
      ],
      after: [
        "After that it isn't only yours, so you hear it explained by others, in words you'd never have used.",
        "You'd expected to feel finished, and you feel as if you'd begun.",
      ],
    },
    toward: {
      eases: "You've had enough encouragement to stop asking for more.",
      presses: "You've complained about it once more, and it sounded stale even to you.",
    },
    steps: {
      sun: {
        before: {
          eases:
            'You may have a friend in a good position without having known. It shows in how they ask about it, twice.',
          presses:
            "Somebody may take it personally, though it's about a procedure. If you've stepped on a pride, something kind has to be said before you go on.",
        },
        after: {
          eases:
            "It's connected with you now, and people know it. You can enjoy that for a day before the work begins.",
          presses:
            "The credit may spread to people who came late. As long as it gets done you can afford to be generous, and they'll owe you for it.",
        },
      },
      mercury: {
        before: {
          eases:
            'You can get it onto one page now, and the page will be good. Someone who reads it standing up may tell you to send it.',
          presses:
            "It may be discussed by people who haven't read it. Send it again, with the last line first.",
        },
        after: {
          eases:
            'Questions may come in, the questions of people who mean to use it. Each answer makes it a bit more theirs.',
          presses:
            "There may be a gap that you'd hoped nobody would see. If you ask the one who saw it how they'd close it, you have an ally.",
        },
      },
      venus: {
        before: {
          eases:
            'You get a fair hearing by being good company. Over lunch people tell you what they really worry about.',
          presses:
            "You may water it down until everyone likes it. There's one strong sentence in it, and without that nobody knows why you're asking.",
        },
        after: {
          eases:
            'You come into contact with people whose manners you enjoy. The work brings you together, and they may be the best of what you get from it.',
          presses:
            'Somebody might like it better if you were more grateful. Be gracious and leave everything as it is.',
        },
      },
      mars: {
        before: {
          eases:
            'Speak up a day early, while your nerve is good and nobody has the objections ready.',
          presses:
            "You may push at the wrong moment, at someone with a headache. It'll have to wait for a better day, and half of it would do.",
        },
        after: {
          eases:
            "You can carry out the first part yourself, where people walk past. After that it's hard to stop.",
          presses:
            "Someone may fight it now that it's been agreed. You have the agreement, so you can let them tire.",
        },
      },
      jupiter: {
        eases:
          "You may be received better than you'd expected, by somebody who wants it bigger. Take the support and keep the size, since that's what you can deliver.",
        presses:
          "It has grown until it would need a new floor. The part that could start soon is still the part they'd put down their pens for.",
      },
      saturn: {
        eases:
          "Somebody experienced may go through it with you, line by line. It's dull, and it could save you a year.",
        presses:
          "You may be told to wait, by a rule or by a person who likes rules. Ask how long, so that there's a date.",
      },
      outer: {
        eases:
          "What's wanted by the people above you has been changing, and you come at the right time. A year ago you'd have been told that it was too early.",
        presses:
          'The people who decide may not be the same in a month. It should be short enough to be explained again, which improves it.',
      },
      newMoon:
        'A beginning is in the air, and you can tell one person who has a say. They may have been looking for something like it.',
      fullMoon:
        "All eyes are on what you've done so far. It argues for you better than you do, so you needn't add to it.",
      back: "It goes through another round. You may find the sentence that you'd have been sorry to see in print, and be glad of the delay.",
      on: "A committee or a person is likely to answer at last. Once there's a date in it, you can stop rehearsing.",
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
