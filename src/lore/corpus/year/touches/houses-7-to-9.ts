import type { YearTouches } from '../../../year-ahead.ts'

/** By house, in the order of its questions. */
export const touchesThree: Record<7 | 8 | 9, readonly [YearTouches, YearTouches]> = {
  7: [
    {
      sun: {
        presses:
          "You've given way so often that you feel a little invisible in the deal, and it makes you stand on ceremony about trifles.",
        eases: 'You can say what you want in it without sounding as if you were resigning.',
      },
      moon: {
        presses: "You give in to keep the peace, and then you're the one who can't let it rest.",
        eases:
          'The two of you are kind to each other, and what was hard to say last month is only a remark.',
      },
      mercury: {
        presses:
          'You each remember what was agreed, and you may find out that you remember different things.',
        eases:
          "One of you may put the deal into a sentence, and the other laughs, because it's right.",
      },
      venus: {
        presses: "You're so busy being fair that you've stopped saying what you'd like.",
        eases: "It's pleasant to be generous when it comes from both sides.",
      },
      mars: {
        presses:
          "You've had enough of giving way, and it comes out as a fight about something else.",
        eases: 'You say no once, in a friendly voice, and the deal survives it.',
      },
      jupiter: {
        presses:
          'You promise the other person more than you can keep up, and then resent being held to it.',
        eases: "Somebody may offer you better terms than you'd have asked for.",
      },
      saturn: {
        presses:
          'What each of you owes the other gets counted, and the deal looks older than either of you thought.',
        eases:
          'The two of you agree on something dull and lasting, and it takes the strain off the rest.',
      },
      asc: {
        presses: 'People deal with you as the easygoing one, and the part has begun to pinch.',
        eases: "You're met halfway before you've asked, mostly because of how you walked in.",
      },
      mc: {
        presses:
          'Your work takes more than your share of the evening, and the deal at home was made before that.',
        eases:
          'Someone you work with may treat you as an equal, and you take the tone home with you.',
      },
    },
    {
      sun: {
        presses: "You're at less than your best, so you find out with whom that's allowed.",
        eases:
          "You like who you are in one person's company, and you could have had more of that all along.",
      },
      moon: {
        presses:
          'You want comfort and can think of several people, and the one you call first is the answer.',
        eases: 'You can be tired in front of somebody, and it turns into a good evening.',
      },
      mercury: {
        presses:
          "You may hear yourself being careful, sentence by sentence, and know whom you're doing it for.",
        eases: 'A conversation may run past midnight without anyone trying to be clever.',
      },
      venus: {
        presses: "You're charming out of habit to people who cost you sleep.",
        eases: "You're drawn to somebody who's good for you, which isn't always how it goes.",
      },
      mars: {
        presses: "Somebody may set your teeth on edge, and it's useful to know that about them.",
        eases: 'With the right person you get twice as much done and call it fun.',
      },
      jupiter: {
        presses:
          "The calendar fills up with people you like well enough, and the one you'd choose gets a raincheck.",
        eases:
          "Somebody may open their home or their circle to you, and you're yourself in it by the second visit.",
      },
      saturn: {
        presses: 'You see a few people out of duty and are tired before you get there.',
        eases: 'An old friend has become a fixed point, and you notice how much you lean on that.',
      },
      asc: {
        presses: "You're a different person with everyone, and for once it tires you.",
        eases: 'You come across as you are, and the right people move closer on their own.',
      },
      mc: {
        presses:
          "Most of your company is chosen by your work, and you wouldn't have picked all of it.",
        eases: "You find somebody to talk to where you'd only looked for somebody to work with.",
      },
    },
  ],
  8: [
    {
      sun: {
        presses:
          "Being in somebody's debt sits badly with your pride, so you avoid the one person you'd most like to see.",
        eases:
          'You can say thank you and leave it at that, without paying it back in the same breath.',
      },
      moon: {
        presses:
          "You feel obliged and call it affection, or the other way around, and it's hard to sleep on.",
        eases: 'Somebody may take care of you and keep no count, so you see that it can be done.',
      },
      mercury: {
        presses:
          'It would take one plain sentence about money or thanks, and you write around it again.',
        eases: "You ask what they'd think was fair, and they've already thought about it.",
      },
      venus: {
        presses:
          "A present or a favor may come with a string on it, and you feel the string before you've unwrapped it.",
        eases: 'A kindness goes back and forth so easily that nobody could say who began.',
      },
      mars: {
        presses:
          'You want to be rid of it at any price, and you may overpay to be free of one conversation.',
        eases: "You bring it up first, and it's over sooner than you'd feared.",
      },
      jupiter: {
        presses:
          'You borrow or promise on the strength of good times, and the account between you gets longer.',
        eases: 'Somebody may be generous enough to let the old sum go, or you are.',
      },
      saturn: {
        presses: 'An old obligation may present itself, with the date on it.',
        eases: 'You pay in small, regular amounts, in money or in help, and can watch it get less.',
      },
      asc: {
        presses: "You go stiff around somebody, and they may wonder what they've done.",
        eases:
          "You seem like someone who's square with the world, and it makes people want to be square with you.",
      },
      mc: {
        presses:
          'You owe your place to somebody, or they think you do, and it colors what you say in front of them.',
        eases:
          'Somebody may return a favor where it helps you most, at work and in front of others.',
      },
    },
    {
      sun: {
        presses:
          "You'd hate for anyone to see that you're not on top of it, so nobody can help you with it.",
        eases: 'You can let somebody see the mess and still feel like yourself.',
      },
      moon: {
        presses:
          "You're worried at night about something one other person could take off you by day.",
        eases: "You feel safe with somebody, in the body, before you've decided to trust them.",
      },
      mercury: {
        presses: 'You give a cheerful summary so smoothly that nobody asks the second question.',
        eases:
          'You explain it once, to the right person, and it takes twenty minutes and not an evening.',
      },
      venus: {
        presses: "You'd trust them with anything except the truth about the money.",
        eases:
          'Closeness comes in small exchanges, and each of them costs you less than the one before.',
      },
      mars: {
        presses: "You do it alone, faster and angrier, and then you're angry that you're alone.",
        eases: 'You hand somebody a task with the reason for it, and they simply do it.',
      },
      jupiter: {
        presses:
          'You may trust too many people at once, out of relief, and have to take some of it back.',
        eases:
          "Somebody may trust you with something large, and it's easier to follow than to go first.",
      },
      saturn: {
        presses: 'Everything depends on you alone, and you can feel how little slack that leaves.',
        eases:
          "You put the papers in order with somebody else in mind, and that's already half of telling them.",
      },
      asc: {
        presses: "You look as if you had it handled, so the people who'd help don't think to.",
        eases: 'Your guard is down by an inch, and the right person notices.',
      },
      mc: {
        presses:
          "At work you're the only one who knows how it's done, which has been flattering until now.",
        eases: 'You let somebody in on how you do it, and your standing gets no smaller.',
      },
    },
  ],
  9: [
    {
      sun: {
        presses:
          'You want to have been somewhere, for the way it would sound, and it helps to know that before you book.',
        eases: 'You feel large enough for a place where nobody knows you.',
      },
      moon: {
        presses: "You're homesick and restless at once, and the trip has to answer for both.",
        eases:
          "Far from home is where you'd be comfortable, and for once you don't argue with that.",
      },
      mercury: {
        presses:
          "You've read so much about the place that there's hardly a reason left to go, apart from wanting to.",
        eases: 'A stranger or an old article may tell you the one thing that makes it practical.',
      },
      venus: {
        presses:
          'Somebody you love wants the beach, and you may agree so pleasantly that your own map stays shut.',
        eases: "There's somebody you'd like to show it to, and they've got the time.",
      },
      mars: {
        presses:
          "You're fit to burst and it's only Wednesday, so the trip begins as a quarrel about the weekend.",
        eases: 'You could simply leave, and the only thing against it is that you never have.',
      },
      jupiter: {
        presses: 'The plan has grown to three countries, which is a way of not going.',
        eases: 'Somebody may be going in that direction anyway, with a seat to spare.',
      },
      saturn: {
        presses: "There's never a month for it, and you look at whose months they are.",
        eases: 'You save for it in small sums, and the date gets firmer with each of them.',
      },
      asc: {
        presses: 'You look rooted to people, and they plan around it.',
        eases: "You look like someone about to leave, and you're asked where to.",
      },
      mc: {
        presses: 'Work has first claim on your days, and what you want has been going on standby.',
        eases:
          'Your work can spare you for a while, and somebody higher up may say so before you do.',
      },
    },
    {
      sun: {
        presses:
          "Being wrong about this would feel like being less, and that's a clue to how little it has been tested.",
        eases: 'You can change your mind in front of others and lose nothing by it.',
      },
      moon: {
        presses:
          "You find that you believe it because somebody you loved did, and it's tender there.",
        eases: 'Someone may think otherwise, and you feel safe with them all the same.',
      },
      mercury: {
        presses:
          "You're asked for an example and can't come up with one, and it bothers you for days.",
        eases: 'You follow the argument on the other side to its end, and find it interesting.',
      },
      venus: {
        presses:
          "You agree aloud, for the sake of a good evening, and know on the way home that you don't.",
        eases: "You like somebody whose beliefs you don't, and both of you leave it at that.",
      },
      mars: {
        presses: 'You defend it harder than you believe it, and you can tell by the volume.',
        eases: 'You act on it for once, and find out more in a day than in years of saying so.',
      },
      jupiter: {
        presses: 'You preach a little, and somebody you respect changes the subject.',
        eases:
          'A teacher, a trip, or a good book gives the conviction more room than you had given it.',
      },
      saturn: {
        presses:
          "The conviction comes with obligations, and you have to decide whether you'd sign for them.",
        eases: 'What you believe has held through a hard spell, and that part of it you may keep.',
      },
      asc: {
        presses:
          "People take you for a believer or a skeptic at a glance, and you're no longer sure that either is right.",
        eases: 'You come across as open to it, so people tell you what they really think.',
      },
      mc: {
        presses: "Your work asks you to say something that you're no longer sure of.",
        eases: "You get to stand up for something in public that you've looked into.",
      },
    },
  ],
}
