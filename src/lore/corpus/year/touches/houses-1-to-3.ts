import type { YearTouches } from '../../../year-ahead.ts'

/** By house, in the order of its questions. */
export const touchesOne: Record<1 | 2 | 3, readonly [YearTouches, YearTouches]> = {
  1: [
    {
      sun: {
        presses:
          'Your confidence dips, so you see what the face has been covering for, and some of it is worth showing.',
        eases:
          "You can stand to be looked at without arranging yourself first, and the face that shows is one you'd choose.",
      },
      moon: {
        presses:
          "The cheerful version is hard to keep up when you're low, and one or two people may like the other one better.",
        eases:
          "You're comfortable enough to skip the performance, and the people around you relax along with you.",
      },
      mercury: {
        presses:
          "You may hear how you talk when you're out to make an impression, and want some of it back.",
        eases:
          "The words for how you'd like to be seen come to you, and it takes fewer of them than you thought.",
      },
      venus: {
        presses:
          "You may dress or smile for somebody's approval, and by evening you know what it costs you to look like that.",
        eases: 'Your taste is sure for a while, so you can trust it in front of a mirror.',
      },
      mars: {
        presses:
          "You come across as sharper than you meant to, and the surprise on people's faces shows how long that part has been kept out of the picture.",
        eases: 'You walk in as if you had business there, and nobody asks who let you in.',
      },
      jupiter: {
        presses:
          'A larger version of you is tempting to play, and it takes as much upkeep as the careful one did.',
        eases:
          'Somebody may expect good things of you on sight, and living up to that is easier than playing it down.',
      },
      saturn: {
        presses:
          'The face you wear for duty has gotten heavy, and you can tell by how gladly you drop it at home.',
        eases: 'You look like someone with experience, and for once you let that count.',
      },
      asc: {
        presses:
          "People may comment on how you look or sound, and it sends you back to whom you've been doing it for.",
        eases: 'Strangers take to you as you are, which answers a good part of it.',
      },
      mc: {
        presses:
          "In public you're taken for the part you play there, and you may notice how little of you is in it.",
        eases:
          "What you're known for and what you're like move closer together, and you can leave them that way.",
      },
    },
    {
      sun: {
        presses:
          "It's easy to take a bad week as proof that you shouldn't begin, and that's the same excuse in better clothes.",
        eases: "You feel equal to it, and a first move made in that mood needs nobody's blessing.",
      },
      moon: {
        presses:
          "You'd like somebody to say that it's all right to begin, and you may notice how long you've been waiting to hear it.",
        eases:
          'Home is calm enough to leave it for an hour, so nothing holds the start up but habit.',
      },
      mercury: {
        presses: 'You may talk the plan over so thoroughly that everyone feels it has happened.',
        eases:
          "The plan fits on half a page, and once you've seen it there, the first line looks doable.",
      },
      venus: {
        presses:
          "Beginning might displease somebody you like, and it becomes clear that this is most of what's in the way.",
        eases:
          "You'd enjoy the first step, which is a better reason for it than any you've given so far.",
      },
      mars: {
        presses:
          "You're ready to go and something is in the road, so the energy turns into temper unless part of it gets to start.",
        eases: "You can begin before you've had time to ask, and it suits you.",
      },
      jupiter: {
        presses: 'The plan grows again, to a size where no first step looks worth taking.',
        eases: "A bit of luck makes the beginning cheap, and you've seldom had better odds.",
      },
      saturn: {
        presses:
          "There's always a duty that comes first, and you may see that you've been quite glad of that.",
        eases: 'You can set a date and keep it, and a date is most of what this plan was missing.',
      },
      asc: {
        presses:
          "People have views on what somebody like you ought to do next, and the start you have in mind isn't among them.",
        eases: 'You look like someone who has begun already, and people answer you as if you had.',
      },
      mc: {
        presses: 'What people expect of you at work fills the place where the start would go.',
        eases:
          "Someone with influence would back you once you've moved, and that part they leave to you.",
      },
    },
  ],
  2: [
    {
      sun: {
        presses:
          'A question about your price sounds like a question about you, and it takes a night to tell the two apart.',
        eases:
          "You know what you're worth without having to check, so naming a figure is only arithmetic.",
      },
      moon: {
        presses:
          "You're likely to give something away because you can't bear an awkward silence, and the sum stays with you longer than the silence would have.",
        eases:
          'You feel secure enough to ask, and people hear that in the voice before they hear the amount.',
      },
      mercury: {
        presses: 'You explain your price at a length that makes it sound negotiable.',
        eases: 'You find the sentence for what you charge, and it ends after the number.',
      },
      venus: {
        presses:
          "Somebody you like may ask for a favor with a market price, and you're torn between the two.",
        eases: 'Being liked and being paid turn out to go together, in this case at least.',
      },
      mars: {
        presses:
          "You're angry at being underpaid, and it doesn't help that you never named a price.",
        eases: 'You ask, and the nerve it takes is used up in about ten seconds.',
      },
      jupiter: {
        presses: 'You may throw in so much extra that the price stops meaning anything.',
        eases:
          "An offer is likely to come in above what you'd have asked, so you learn that you've been asking too little.",
      },
      saturn: {
        presses:
          'You work longer for the same, out of conscience, and conscience turns out to be a poor bookkeeper.',
        eases: 'What took you years to learn gets priced as what took you years to learn.',
      },
      asc: {
        presses:
          'People may take you for someone who does it gladly and for nothing, and you can see how they got the idea.',
        eases: 'You look like someone who charges, and hardly anybody is surprised when you do.',
      },
      mc: {
        presses:
          "More is asked of you under the same title, and that's the moment when a price is either said or forgotten.",
        eases:
          'Your work is noticed by somebody who could pay for it, which moves the question from whether to how much.',
      },
    },
    {
      sun: {
        presses:
          "Having less than someone your age may sting, and under the sting you notice that you don't want their life.",
        eases: 'You feel well off for a while, on the same income as before.',
      },
      moon: {
        presses:
          'You may spend to feel safe and feel less safe afterward, so the number moves up again.',
        eases:
          'The fridge is full and nobody is cross, and you catch yourself thinking that this is it.',
      },
      mercury: {
        presses:
          'You run the figures at night, and they come out worse than they do at ten in the morning.',
        eases:
          "You finally do the sum, and it's smaller and friendlier than the one you've been afraid of.",
      },
      venus: {
        presses:
          "You want something lovely and can't quite afford it, and whether you'd still want it in a month is worth knowing.",
        eases: 'What gives you pleasure is cheap for the moment, which is a hint about enough.',
      },
      mars: {
        presses: "You'd like to earn your way out of the worry, by force and by Friday.",
        eases: 'You get something useful done about money and stop thinking about it by dinner.',
      },
      jupiter: {
        presses:
          'The larger apartment or the better model seems reasonable, and enough moves out of reach by exactly that much.',
        eases:
          "A little more may come in than you'd planned for, and you get to see whether the worry notices.",
      },
      saturn: {
        presses:
          "There's less to go around than you'd like, so you learn which expenses you'd defend.",
        eases: 'Thrift feels like competence for once, and the account shows it.',
      },
      asc: {
        presses:
          "You compare yourself with the people in the room, and in some rooms you can't win.",
        eases:
          "You look like a person with no money worries, and on some days you're convinced yourself.",
      },
      mc: {
        presses:
          'A better-paid version of your work is on offer or in sight, and it would cost evenings you happen to like.',
        eases: 'Your work looks safer than it did, and you can let the number rest.',
      },
    },
  ],
  3: [
    {
      sun: {
        presses:
          "Saying it would mean admitting that it matters to you, and that's what your pride has been holding out against.",
        eases: "You're sure enough of yourself to say it without winning anything by it.",
      },
      moon: {
        presses:
          "You feel it too strongly to say it well, so it's likely to come out sideways, about the dishes.",
        eases: "You could say it kindly now, since you're no longer braced for what comes back.",
      },
      mercury: {
        presses:
          'You may draft the answer again, in your head and at length, and be too tired of it afterward to send it.',
        eases: 'The sentence comes to you whole, in words that the other person would use.',
      },
      venus: {
        presses:
          "You'd rather stay on good terms than say it, and the terms get a little less good for that.",
        eases:
          'You like each other well enough at this point for the answer to be only one subject among several.',
      },
      mars: {
        presses: "It's on the tip of your tongue, in the version you'd be sorry for.",
        eases: "Going first takes less nerve than you've been saving up for it.",
      },
      jupiter: {
        presses:
          'You promise to talk about it soon, and it sounds so generous that you feel you already have.',
        eases:
          "You can imagine it going well, and for a conversation like this one that's half of it.",
      },
      saturn: {
        presses: "The silence has become an arrangement, and it's work to keep up.",
        eases:
          'You can say it plainly and without heat, as something that simply has to be dealt with.',
      },
      asc: {
        presses:
          "It shows in your manner before you've said a word, so the other person may be answering it already.",
        eases:
          "People find you easy to talk to, and the one who's owed the answer is no exception.",
      },
      mc: {
        presses:
          'Other people are watching how you handle it, which makes every wording look official.',
        eases:
          "You're listened to, and the answer you've been putting off would be heard the first time.",
      },
    },
    {
      sun: {
        presses:
          "You'd like to be known for more than being on time for the same bus, and you realize that you've kept it that way.",
        eases:
          "Somebody who sees you every day may say something kind about you, and you can tell that they've been paying attention.",
      },
      moon: {
        presses:
          'On a low evening you could use company that needs no arranging, and you find out how far away it lives.',
        eases:
          "You feel at home in your own few streets, and you're friendlier in them than you know.",
      },
      mercury: {
        presses:
          'You write long messages to people who are far away and say four words to the ones who are near.',
        eases: 'A short exchange on the stairs may turn into the best conversation of the week.',
      },
      venus: {
        presses:
          "You're fond of someone you see daily, and being fond of them in silence begins to feel silly.",
        eases: 'You like the people around you more than usual, and they can tell.',
      },
      mars: {
        presses: "A quarrel over noise or parking may be how you finally learn a neighbor's name.",
        eases:
          "You offer to carry something, and by the third floor you've learned more than in three years.",
      },
      jupiter: {
        presses: 'You have plenty of invitations, and hardly one of them from the people nearby.',
        eases:
          'One acquaintance may lead to another, and your radius gets better without getting wider.',
      },
      saturn: {
        presses: "You haven't time for small talk, and you miss what only small talk delivers.",
        eases: 'You become a regular somewhere, and being expected does you good.',
      },
      asc: {
        presses:
          "People nearby may have the wrong idea of you, mostly from how you look when you're hurrying past.",
        eases:
          'You look approachable, and somebody who has nodded for years may stop and say the rest.',
      },
      mc: {
        presses:
          "Work takes the hours in which you'd have met anyone, and you notice it at the weekend.",
        eases:
          'Somebody from around the corner may turn out to know your work, and it gives you both something to begin with.',
      },
    },
  ],
}
