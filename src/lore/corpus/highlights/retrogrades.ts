import type { Sign } from '#sky/zodiac.ts'

export const retrogrades: Record<'mercury' | 'venus' | 'mars', Record<Sign, string[]>> = {
  mercury: {
    Aries: [
      "After you've blurted it out you go back over it ({ref}), and a day later you call with the version you should've started with.",
      'Your quickest answers get a second hearing inside you ({ref}), and you may reopen an argument you won to concede a point.',
    ],
    Taurus: [
      "Once you've reached a conclusion you walk around it one more time ({ref}), so that people who thought it was settled are asked to wait another week.",
      "On the third evening you're still rereading the manual ({ref}), and still finding something in it.",
    ],
    Gemini: [
      'Your mind turns around in the middle of the street to check a thing it passed ({ref}), and the best remark of the evening is one you text from home.',
      "By evening you've taken back about a third of what you said, cheerfully ({ref}), having thought of the other side.",
    ],
    Cancer: [
      'Old conversations come back to you with the tone intact ({ref}), and you understand in the shower what an aunt meant six summers ago.',
      "Often it takes a night's sleep before you know that what was said touched you ({ref}).",
    ],
    Leo: [
      "After you've spoken in public you go through it line by line ({ref}), and the sentence that got the applause is the one you'd change.",
      'You rehearse ahead and revise afterward ({ref}), so the performance everyone saw was one of about five.',
    ],
    Virgo: [
      "You check what you've checked ({ref}), and what it mostly turns up is that you were right the first time.",
      "Your eye for mistakes turns back on your own sentences ({ref}), so a short note can take as long as the report it's attached to.",
    ],
    Libra: [
      'You agree on the spot and find your objection on the way home ({ref}), and people may call that changing your mind.',
      "After each discussion you go back and argue the side you hadn't taken ({ref}).",
    ],
    Scorpio: [
      "Long after others have dropped a question you return to it ({ref}), and that's generally when you find what was being hidden.",
      "You go over again at night what somebody said in passing ({ref}), until you know what they'd hoped you'd miss.",
    ],
    Sagittarius: [
      "Having leaped to the conclusion, you've got to go back for the reasons ({ref}), just as others are putting on their jackets.",
      "Your great convictions come up for review from time to time ({ref}), usually right after you've persuaded somebody.",
    ],
    Capricorn: [
      "You won't present a thing until you've gone through it once more from the bottom ({ref}), and so you're often the second to say what you were the first to know.",
      "A decision you've announced goes on being tested in private ({ref}), although nobody would guess it from your face.",
    ],
    Aquarius: [
      "Once everyone's been convinced, you take the theory apart again ({ref}), because agreeing has stopped being interesting.",
      'Your most original thoughts come as corrections to your earlier ones ({ref}).',
    ],
    Pisces: [
      'You understand a conversation best some days after it took place ({ref}), when the words have gone and only what was meant is left.',
      "Your thoughts wander back more than they wander ahead ({ref}), and you find lost things by remembering what you'd felt when you put them down.",
    ],
  },
  venus: {
    Aries: [
      "After you've rushed in, you wonder for a week whether you wanted it or only wanted to win ({ref}).",
      'Former flames and former favorites have a way of interesting you again ({ref}), just as suddenly as the first time.',
    ],
    Taurus: [
      'You test what you love by leaving it for a while and seeing if you still want it ({ref}).',
      "It takes you an unusually long time to believe that something lovely is yours to keep ({ref}), and you're still a bit careful with the good towels.",
    ],
    Gemini: [
      'After a pleasant evening you go back through what was said ({ref}), looking for the line that shows whether they meant it.',
      'You can be more charming in the second message than in the first ({ref}), since by then you know what you meant.',
    ],
    Cancer: [
      'People you were fond of once stay on your list ({ref}), and you might call one after years with a question about a recipe.',
      'When the guests have left you go over the visit ({ref}), and the moment you were less than kind is the one you keep.',
    ],
    Leo: [
      'You give grandly and then ask yourself whether they were only being polite ({ref}).',
      "A compliment reaches you about two days late ({ref}), when you've examined it from behind and found nothing wrong with it.",
    ],
    Virgo: [
      "Before you'll show affection you look for the flaw in it ({ref}), so people you love are often the last to hear.",
      'When somebody likes you, your first thought is what they could have overlooked ({ref}).',
    ],
    Libra: [
      'Pleasing people is a reflex in you, and whether you liked them gets decided afterward ({ref}).',
      "On the way home you go over the party as if you'd been the host ({ref}), even when you'd only come with a friend.",
    ],
    Scorpio: [
      "When it ends you stop mentioning it, though you don't stop loving ({ref}), and some of it comes back years later as strong as before.",
      'A kindness makes you look twice ({ref}), and only on the second look do you let it in.',
    ],
    Sagittarius: [
      "You fall for the faraway thing and fall again, harder, for what you'd left behind ({ref}).",
      "What you swore you'd never care for has a habit of winning you over later ({ref}), and you're a good sport about it.",
    ],
    Capricorn: [
      'With every affection you ask whether it would last, and then you ask again ({ref}), by which time some people have taken you for cold.',
      "It takes you longer than others to believe that you're liked for no reason ({ref}).",
    ],
    Aquarius: [
      "Only when you've stopped seeing a person every day do you notice how much you liked them ({ref}).",
      'You find out what somebody meant to you by noticing, late, how often you quote them ({ref}).',
    ],
    Pisces: [
      "In memory you love people even better than you did in person ({ref}), and you've forgiven some who never asked.",
      'A few days away from all of them tell you whom you truly like ({ref}).',
    ],
  },
  mars: {
    Aries: [
      'You charge, stop short, and then come back at it a second time ({ref}), and the second time is the one that counts.',
      'A good deal of your fire gets used on yourself first ({ref}), in a private argument about whether you had the right to be angry.',
    ],
    Taurus: [
      'Getting started takes you a long time and the last part gets done twice ({ref}), and then nobody can move it.',
      'Anger takes so long to come up in you that you may feel it on behalf of last month ({ref}).',
    ],
    Gemini: [
      "The perfect comeback occurs to you on the bus ({ref}), and you're mostly just as glad that nobody heard it.",
      'You drop a project and pick it up again several times ({ref}), which is how you finish most of them.',
    ],
    Cancer: [
      'After backing away from a fight, you return to it days later with your feelings in order ({ref}).',
      "When you've been hurt, you go over it alone before you do anything ({ref}), so the protest comes when others have forgotten the offense.",
    ],
    Leo: [
      "You hold back until you're sure that you can do it splendidly ({ref}), and you've practiced more than anyone would guess.",
      "You doubt your strength right after you've shown it ({ref}), while people are still talking about how easy it looked.",
    ],
    Virgo: [
      "What's done gets redone ({ref}), and it's hard for you to hand over anything that you could still improve by morning.",
      "Your impatience is mostly aimed at your own work ({ref}), and others see only a person who's tidying rather hard.",
    ],
    Libra: [
      "You say it's fine, and two days later you find that it isn't ({ref}), by which time there's no graceful way to bring it up.",
      "Before a confrontation you rehearse so thoroughly that you've often forgiven them by the end ({ref}).",
    ],
    Scorpio: [
      "You can wait with what you want for a very long time ({ref}), and it doesn't get any weaker from waiting.",
      "Your anger goes inward before it goes anywhere else ({ref}), and by the time it's visible you've already thought about what it could do.",
    ],
    Sagittarius: [
      'After setting out with great noise you come back for what you forgot ({ref}), sometimes including the reason.',
      "You can lose faith in an effort halfway and find it again on the last mile ({ref}), so it doesn't pay to take your word for it in between.",
    ],
    Capricorn: [
      'Just when everyone expects you to build higher you go back and strengthen the foundation ({ref}).',
      "Ambition works in you without being announced ({ref}), and you've put in years on something before you admit that you wanted it.",
    ],
    Aquarius: [
      'Your rebellions come after the fact ({ref}), since you go along with a thing all day and invent a better way to do it that same night.',
      "You're at your most effective on the second try and by a method nobody had suggested ({ref}).",
    ],
    Pisces: [
      "You let a wish sink, and it comes up again on its own some weeks later ({ref}), and that's when you act.",
      'What you failed to fight for at the time, you may take up again quietly for somebody else ({ref}).',
    ],
  },
}
