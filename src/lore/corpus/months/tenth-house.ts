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
        "Somebody may have been speaking in your name. You can take it back in one conversation. It'll make you less convenient to them, and other people will notice that.",
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
            "You're seen doing what you're good at. Nobody makes a speech. Somebody at the edge of the room writes you down.",
          presses:
            'Someone with more rank takes the credit, and a little of it was yours. You note it and go on working, and you decide who hears about the next one first.',
        },
        after: {
          eases:
            'The approval is public and simple. You say thanks and leave it there, with your ears warm.',
          presses:
            "You have to answer for something, and you're first in line. A straight answer takes ten minutes. Nobody asks again.",
        },
      },
      mercury: {
        before: {
          eases:
            "You find a good sentence for what you do, short enough to be repeated. It's repeated the same day, by someone who'd never known how to put it.",
          presses:
            'A message of yours went out too soon. You correct one line and explain nothing, and by the afternoon it has sunk below the others.',
        },
        after: {
          eases:
            "You get passed along in a talk you don't hear. The call that follows begins with somebody else's compliment. Half of your work is done before you've said hello.",
          presses:
            "Somebody credits the wrong person, or quotes you loosely. You put it right in a friendly tone, once, and they're careful after that.",
        },
      },
      venus: {
        before: {
          eases:
            "You're pleasant to deal with, and for a day it gets you further than being right. Somebody thinks of you when a favor is due.",
          presses:
            "You say yes to keep someone important happy. Now you're answerable for a thing that you don't care about, and it shows in how late you are with it.",
        },
        after: {
          eases:
            "Someone wants their name beside yours, on a plan or on an invitation. They've chosen you for your manner as much as for your skill. It goes easily from the first hour.",
          presses:
            'You can be well liked in this or you can be respected, and you feel the pull of the first. You choose the second and nobody likes you less.',
        },
      },
      mars: {
        before: {
          eases:
            'You take the thing on before it has been given to anyone. By evening everyone speaks of it as yours.',
          presses:
            "A power struggle comes near, and both sides would like to have you. You say that you don't know enough yet. It's true, and it keeps you out of the first round.",
        },
        after: {
          eases:
            "You push something through. It's the kind of result that people remember, and you pay for it with a night's sleep.",
          presses:
            "Somebody challenges you in front of others. You're calmer than you'd thought. You know what you did, and you look at the ones who were watching.",
        },
      },
      jupiter: {
        eases:
          "You're offered a larger stage, by someone who checked first. You say yes, and the speech about not deserving it stays in your pocket.",
        presses:
          "More is promised than can be kept, by you or to you. You ask for the smaller version in writing, so you're the only one who isn't disappointed later.",
      },
      saturn: {
        eases:
          'Someone who knows what it took recognizes long work of yours. They say it drily, putting on a jacket, and it lasts you longer than applause.',
        presses:
          "The climb is slow, and it's watched. You do it properly because there's nothing else you can do about it, and that's what gets noticed.",
      },
      outer: {
        eases:
          "What you want to be known for has been changing for years. Others are starting to see it, so you're asked different questions than you used to be.",
        presses:
          'The place where you count for something is changing its rules. What you can do goes with you, so you can watch who ends up at the top with some calm.',
      },
      newMoon:
        'You take a first step toward something bigger. You leave the reasons out. With nothing to argue with, nobody argues.',
      fullMoon:
        "A result is in, and it's known to be yours. You look at it for a full minute before you go on to the next, because you usually don't.",
      back: "An earlier ambition looks in, or somebody you used to answer to. They remember you for something you'd forgotten, and you find that you've kept the better part of it.",
      on: "A decision that others had held up goes through. You're where you ought to be on the paper. You can stop preparing for the other case.",
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
        "The proposal touches somebody's power, and they may let you feel it. You can say what you want and what you'd do without it. After that you're dealt with as a person who means it.",
    },
    between: {
      before: [
        "Until then you polish it, since that's safer than showing it, and every polish makes it a little less yours.",
        "You test it on people who can't decide anything, and they like it, which helps less than you'd hoped.",
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
            "You have a friend in a good position, and you hadn't known. It's in how they ask about it, twice, with their head to one side.",
          presses:
            "Somebody takes it personally, though it was about a procedure. You've stepped on a pride. You go back and say something kind before you go on.",
        },
        after: {
          eases:
            "It's connected with you now, and people nod to you in passing. You enjoy it for a day. On the second day the work begins.",
          presses:
            "The credit spreads out to people who came late. As long as it gets done you can afford to be generous, and they'll owe you for it.",
        },
      },
      mercury: {
        before: {
          eases:
            'You get it onto one page, and the page is good. Someone reads it standing up and tells you to send it.',
          presses:
            "It's discussed by people who haven't read it. You send it again, with the last line first.",
        },
        after: {
          eases:
            "Questions come in, and they're the questions of people who mean to use it. Each answer makes it a bit more theirs.",
          presses:
            "There's a gap that you'd hoped nobody would see. You ask the one who saw it how they'd close it, and now you have an ally.",
        },
      },
      venus: {
        before: {
          eases:
            'You get a fair hearing by being good company. Over lunch somebody tells you what they really worry about, between two bites.',
          presses:
            "You water it down until everyone likes it. There was one strong sentence in it. Without that, nobody knows why you're asking.",
        },
        after: {
          eases:
            'You come into contact with people whose manners you enjoy. It was the work that brought you together, and it may be the best of what you get from it.',
          presses:
            "Somebody would like it better if you were more grateful. You're gracious, and you leave everything as it is.",
        },
      },
      mars: {
        before: {
          eases:
            "You speak up a day early, while your nerve is good. The others hadn't got their objections ready. They listen.",
          presses:
            "You push at the wrong moment, at someone with a headache. You'll have to come back on a better day, with half of it.",
        },
        after: {
          eases:
            "You carry out the first part yourself, where people walk past. After that it's hard to stop.",
          presses:
            "Someone fights it now that it's been agreed. You have the agreement, so you let them tire.",
        },
      },
      jupiter: {
        eases:
          "You're received better than you'd expected, and somebody wants it bigger. You take the support and keep the size, since that's what you can deliver.",
        presses:
          'It has grown until it would need a new floor. You go back to the part that could start soon. That was the part that had made them put down their pens.',
      },
      saturn: {
        eases:
          "Somebody experienced goes through it with you, line by line. It's dull, and it saves you a year.",
        presses:
          "You're told to wait, by a rule or by a person who likes rules. You ask how long. There's some paging, and then there's a date.",
      },
      outer: {
        eases:
          "What's wanted up there has been changing, and you come at the right time. A year ago you'd have been told that it was too early.",
        presses:
          'The people who decide may not be the same in a month. You keep it short enough to be explained again, which improves it.',
      },
      newMoon:
        "A beginning is in the air, and you tell one person who has a say. They've been looking for something like it, or that's what they claim.",
      fullMoon:
        "All eyes are on what you've done so far. It argues for you better than you do, and you add nothing.",
      back: "It goes through another round. You find the sentence that you'd have been sorry to see in print, and you're glad of the delay.",
      on: "A committee or a person finally answers. There's a date in it, and you can stop rehearsing.",
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
