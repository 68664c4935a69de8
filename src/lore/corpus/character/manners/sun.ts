import type { Sign } from '#sky/zodiac.ts'
import type { Manner } from '../../../character.ts'

export const sunManners: Record<Sign, Manner> = {
  Aries: {
    wants: ['find out what can be done unaided', 'go first where nobody is an expert'],
    does: [
      {
        says: 'You feel most like yourself on the first day of something, when nobody knows the procedure and you can still make up your own.',
        traits: ['bold'],
      },
      {
        says: 'You would rather be wrong in front of everyone than right in a committee, so your opinion is usually on the table before the others have compared theirs.',
        traits: ['frank', 'bold'],
      },
      {
        says: "When a group stalls, you volunteer yourself, possibly for a job you have never done and couldn't describe.",
        traits: ['bold', 'quick'],
      },
    ],
    seen: [
      {
        says: 'People forget to encourage you, since you rarely stand still long enough to look as if you need it.',
      },
      {
        says: "Friends describe you as confident. Much of the nerve shows up only after you've said yes, when it's too late to back out.",
      },
    ],
    cost: [
      {
        says: 'You tend to leave a job or a sport shortly after you get good at it, which makes for an odd-looking résumé.',
        traits: ['changeable'],
      },
      {
        says: "Coming second bothers you even where nobody is counting, and you can turn a walk with a friend into a race they didn't enter.",
      },
    ],
    gift: [
      {
        says: 'You answer a rejection by applying somewhere else, sometimes on the same afternoon.',
        traits: ['quick'],
      },
      {
        says: "You don't have to see the whole route before you set out. If the first stretch is clear, you take it and ask directions later.",
        traits: ['bold'],
      },
    ],
  },
  Taurus: {
    wants: ['build something that lasts', 'be left in peace to do one thing well'],
    does: [
      {
        says: 'You find the right brand of jeans once and buy the same pair for ten years. A good many of your decisions get made like that.',
        traits: ['steady'],
      },
      {
        says: "You can't be hurried. Pressed for an answer, you slow down a little, and your friends have learned to ask a week early.",
        traits: ['slow', 'steady'],
      },
      {
        says: "A month feels wasted to you if there's nothing to point at when it's over, such as a painted room or a higher balance.",
        traits: ['practical'],
      },
    ],
    seen: [
      {
        says: 'You pass for easygoing, so it surprises people that there are a dozen small things you will not be talked out of.',
        traits: ['steady'],
      },
      {
        says: "Because you don't report your progress, coworkers are caught off guard when the whole thing is simply done.",
      },
    ],
    cost: [
      {
        says: 'You stay too long. A job or an apartment can be wrong for you for two years before leaving seems worth the bother.',
        traits: ['slow'],
      },
      {
        says: "Criticism makes you defend a choice you were about to drop, and then you're stuck with it for another season.",
      },
    ],
    gift: [
      {
        says: 'You keep going through the boring part, so a savings plan or a language course pays off for you in the end.',
        traits: ['steady', 'practical'],
      },
      {
        says: 'In a crisis your voice and your pace hardly change, which calms people more than anything you could tell them.',
        traits: ['steady'],
      },
    ],
  },
  Gemini: {
    wants: ['know a little about everything', 'keep at least two options open'],
    does: [
      {
        says: 'You often learn your own opinion by hearing yourself explain it to somebody at lunch.',
        traits: ['open'],
      },
      {
        says: 'You have a somewhat different self for each group of friends, none of them fake, and you would prefer that they not all come to one party.',
        traits: ['changeable'],
      },
      {
        says: 'A new subject takes over your browser for a week, and by Sunday you can hold your own with people who do it for a living.',
        traits: ['quick'],
      },
    ],
    seen: [
      {
        says: "You're remembered as the talker, although you ask most of the questions and go home with most of the information.",
      },
      {
        says: "Two people who know you well can compare notes and wonder whether they've met the same person.",
        traits: ['changeable'],
      },
    ],
    cost: [
      {
        says: 'Boredom catches up with you just before a skill starts to pay, so you know the first third of a great many things.',
        traits: ['changeable'],
      },
      {
        says: "Being asked what you really want can leave you blank, since you're able to argue for each answer with equal conviction.",
      },
    ],
    gift: [
      {
        says: "You can put a specialist's point in words that a ten-year-old or a tired manager will follow.",
      },
      {
        says: "A change of plan barely costs you anything. While the others are still complaining, you've found another train.",
        traits: ['quick'],
      },
    ],
  },
  Cancer: {
    wants: ['make a place where people feel safe', 'be needed by a few people for good'],
    does: [
      {
        says: 'You keep track of the people you count as yours, and you know without checking whose interview is on Thursday.',
        traits: ['warm', 'close'],
      },
      {
        says: "You approach what you want a little from the side, and if somebody notices too soon, you act for a day as though you'd never wanted it.",
        traits: ['guarded', 'tactful'],
      },
      {
        says: "A workplace becomes yours once you've started looking after someone in it. Until then you do the job like a guest.",
        traits: ['warm'],
      },
    ],
    seen: [
      {
        says: "Because you're considerate, people overlook that you're in charge. You're generally the one who decides where everyone spends the holidays.",
      },
      {
        says: "When you go quiet, friends wonder what they said, and by the time they ask, you've decided to tell them it was nothing.",
        traits: ['guarded'],
      },
    ],
    cost: [
      {
        says: "You'll keep a friendship going long past its natural end for the sake of one good year you had together.",
        traits: ['close'],
      },
      {
        says: 'You can carry a careless remark for years, complete with where you were standing and what you failed to say back.',
      },
    ],
    gift: [
      {
        says: "Newcomers settle in fast around you, since you're the one who spots that they don't know anybody and have nothing to do with their hands.",
        traits: ['warm'],
      },
      {
        says: "You can find energy for a friend's emergency on a day when you couldn't find any for your own taxes.",
        traits: ['generous'],
      },
    ],
  },
  Leo: {
    wants: ['be seen doing the thing you love', 'make something that carries your name'],
    does: [
      {
        says: "You can't do a thing halfway in front of people. A toast you promised to keep short gets a proper ending and, as a rule, a laugh.",
        traits: ['public', 'warm'],
      },
      {
        says: 'You praise people loudly and in detail, if possible while their boss is standing there.',
        traits: ['generous', 'warm'],
      },
      {
        says: "Before you agree to something, you picture whether you'd be proud to have done it, and once you're in, you stay in.",
        traits: ['proud', 'steady'],
      },
    ],
    seen: [
      {
        says: 'It looks as though you take applause for granted, while one lukewarm reaction can occupy you for an entire commute.',
        traits: ['proud'],
      },
      {
        says: "Coworkers check your face before they react to news, and you seldom realize you've set the temperature of the meeting.",
        traits: ['public'],
      },
    ],
    cost: [
      {
        says: 'Asking for help embarrasses you enough that you may be three weeks into a mess before anyone hears about it.',
        traits: ['proud'],
      },
      {
        says: 'When something you made gets a polite nod, you hear a verdict on yourself, and you may drop it rather than show it twice.',
        traits: ['proud'],
      },
    ],
    gift: [
      {
        says: 'People get braver around you. They apply for the job or buy the loud jacket because you seemed so sure they could carry it off.',
        traits: ['warm'],
      },
      {
        says: 'You take an apology well, and afterward you behave as though it had been a better one than it was.',
        traits: ['generous'],
      },
    ],
  },
  Virgo: {
    wants: ['be of real use to someone daily', 'get the details right before anyone checks'],
    does: [
      {
        says: "You notice the one wrong figure on the slide, and you can't hear what the presenter says next until somebody has fixed it.",
        traits: ['orderly'],
      },
      {
        says: 'You judge a day by what works better at the end of it, and a mended zipper counts.',
        traits: ['practical'],
      },
      {
        says: "Explaining a job for the second time tires you more than doing it, so a fair share of other people's work ends up on your desk.",
        traits: ['practical'],
      },
    ],
    seen: [
      {
        says: 'People hear criticism where you meant help. You caught the typo because you liked the essay enough to read it twice.',
      },
      {
        says: 'Your competence looks effortless, since you do all the worrying ahead of time and at home.',
        traits: ['private'],
      },
    ],
    cost: [
      {
        says: 'You introduce your own work by listing its flaws, and people who would have been impressed take your word for it.',
        traits: ['modest'],
      },
      {
        says: 'You find it hard to rest while anything on the list is open, and a free Saturday is apt to turn into an inventory.',
        traits: ['serious', 'orderly'],
      },
    ],
    gift: [
      {
        says: 'You improve things by small amounts, week after week, until a year has gone by and the whole office runs better.',
        traits: ['practical', 'steady'],
      },
      {
        says: 'When somebody is overwhelmed, you ask which part is due first and take one piece of it off their hands.',
        traits: ['practical', 'warm'],
      },
    ],
  },
  Libra: {
    wants: [
      'be fair to everybody, even the difficult ones',
      'go through life with someone beside you',
    ],
    does: [
      {
        says: "You make up your mind in company. A decision isn't real to you until one particular person has heard it and said something back.",
        traits: ['close'],
      },
      {
        says: 'You can argue the other side of your own case so well that you sometimes talk yourself out of what you came for.',
      },
      {
        says: "Harsh lighting, or two guests who aren't speaking, will bother you physically until you've done something about it.",
        traits: ['tactful'],
      },
    ],
    seen: [
      {
        says: 'Friends call you indecisive. Often you know perfectly well what you want and are looking for a way to have it that inconveniences nobody.',
        traits: ['tactful'],
      },
      {
        says: 'Your good manners are taken for softness right up to the moment something strikes you as unfair, when you turn out to be immovable.',
      },
    ],
    cost: [
      {
        says: 'After a weekend with strong-willed friends, you need most of Monday to remember what you like to eat.',
        traits: ['yielding'],
      },
      {
        says: 'Saying no takes you so long that the other person has usually bought the tickets.',
        traits: ['yielding', 'slow'],
      },
    ],
    gift: [
      {
        says: 'You can tell two angry people what each of them meant, in words that both of them will accept.',
        traits: ['tactful'],
      },
      {
        says: 'Working in a pair brings out more in you than working alone, and the other half of the pair generally does better too.',
        traits: ['close'],
      },
    ],
  },
  Scorpio: {
    wants: ['know what is really going on', 'go all the way in or stay out'],
    does: [
      {
        says: "You care about few things and hold nothing back from those. People who work with you learn to ask whether you're interested before they ask whether you're free.",
        traits: ['serious'],
      },
      {
        says: 'You may know somebody for months before you tell them anything that could be used against you.',
        traits: ['guarded', 'wary'],
      },
      {
        says: 'In a meeting you listen for what nobody is saying, and you come away knowing who is worried about their job.',
        traits: ['serious'],
      },
    ],
    seen: [
      {
        says: "Someone you've just met will confess something to you and be puzzled afterward, given that you only asked how their week had been.",
      },
      {
        says: "You strike new acquaintances as hard to please, although you're only making up your mind whether to trust them.",
        traits: ['wary'],
      },
    ],
    cost: [
      {
        says: "You'd sooner lose a friend cleanly than ask for the small apology that would have kept the friendship alive.",
        traits: ['proud'],
      },
      {
        says: "You control what's known about you so carefully that people who would gladly help have no idea you're in trouble.",
        traits: ['guarded', 'private'],
      },
    ],
    gift: [
      {
        says: "People call you with the news they can't tell anyone cheerful, and you're at your most solid on the other end of such a call.",
        traits: ['serious'],
      },
      {
        says: 'When a career or a city is finished for you, you end it properly and begin again without much nostalgia.',
        traits: ['bold'],
      },
    ],
  },
  Sagittarius: {
    wants: ['see what lies past the next town', 'believe in what you do all week'],
    does: [
      {
        says: "You collect convictions. Something you read over one weekend may change how you eat, and by the next you're recommending it to coworkers.",
        traits: ['idealistic'],
      },
      {
        says: 'You say yes to the trip and look at your bank balance at the gate.',
        traits: ['bold', 'trusting'],
      },
      {
        says: "You tell people what you think of their plan on the assumption that they'd want to know.",
        traits: ['frank', 'trusting'],
      },
    ],
    seen: [
      {
        says: "People call you lucky. They don't count the things you tried that came to nothing.",
      },
      {
        says: 'Offhand remarks of yours get quoted back to you long afterward, often by someone you could have sworn was laughing.',
        traits: ['frank'],
      },
    ],
    cost: [
      {
        says: "You promise in a good mood and deliver in an ordinary one, which leaves several people waiting for something you've forgotten offering.",
        traits: ['loose'],
      },
      {
        says: "By the last ten percent of a project, with its forms and follow-up emails, you're already reading about something else.",
        traits: ['loose', 'changeable'],
      },
    ],
    gift: [
      {
        says: 'You can get a tired team interested again by reminding it what all the work is for, mainly because you believe it yourself.',
        traits: ['idealistic', 'warm'],
      },
      {
        says: 'You come back from a failure with a theory about what happened and a story that makes the rest of the table less afraid of failing.',
      },
    ],
  },
  Capricorn: {
    wants: ['earn your place and keep it', 'be the one who can be relied on'],
    does: [
      {
        says: "You plan in years. While friends compare summers, you're working out where you want to be when the lease after next runs out.",
        traits: ['serious', 'orderly'],
      },
      {
        says: "In most groups you can tell by the second meeting that the budget is going to end up with you, and you've stopped fighting it.",
        traits: ['serious'],
      },
      {
        says: "You don't quite enjoy a thing until it's paid for, and you've spent parts of most vacations catching up on work.",
        traits: ['serious', 'sparing'],
      },
    ],
    seen: [
      {
        says: "Your humor takes newcomers by surprise. They had put you down as the responsible adult and weren't listening for jokes.",
      },
      {
        says: 'You look as though you have everything handled, and offers of help go to people who look worse.',
      },
    ],
    cost: [
      {
        says: 'You compare yourself with people ten years ahead of you, and you can leave your own promotion feeling late.',
      },
      {
        says: 'You turn down invitations until things are less busy, and the busy stretch tends to run from one January to the next.',
        traits: ['serious'],
      },
    ],
    gift: [
      {
        says: "Bad bosses and bad quarters come and go, and you're still there when they've gone, with more say than you had before.",
        traits: ['steady'],
      },
      {
        says: 'Tight conditions suit you. With half the money and a fixed date, you get a better result than you do with a free hand.',
        traits: ['practical'],
      },
    ],
  },
  Aquarius: {
    wants: ['help the group without being absorbed', 'work out a better system than the usual one'],
    does: [
      {
        says: "You belong to several groups with one foot outside each of them, and you like being the member who doesn't quite match.",
        traits: ['independent'],
      },
      {
        says: 'If everyone in the room agrees, you start looking for the argument on the other side, even when you came in agreeing.',
        traits: ['independent'],
      },
      {
        says: 'You use the same tone with the intern and the director, and each of them finds it a little unusual.',
      },
    ],
    seen: [
      {
        says: "You're friendly and hard to know. After three hours of good conversation with you, people have no idea whether you've had a good year.",
        traits: ['cool', 'private'],
      },
      {
        says: "Those who admire your open mind are startled by how fixed you are on the points you've already thought through.",
        traits: ['steady'],
      },
    ],
    cost: [
      {
        says: "You change the subject when you're singled out for praise, so credit you earned goes to the team in general.",
        traits: ['modest'],
      },
      {
        says: 'You describe being hurt in such reasonable terms that the person who hurt you takes it for a discussion.',
        traits: ['cool'],
      },
    ],
    gift: [
      {
        says: "You can disagree with a friend about nearly everything that's on the news and keep the friend.",
      },
      {
        says: 'You see early which custom has stopped making sense, and you can point it out without making its defenders feel stupid.',
        traits: ['independent'],
      },
    ],
  },
  Pisces: {
    wants: ['belong to something larger than a career', 'leave room for what nobody planned'],
    does: [
      {
        says: "You pick up the mood of an office in the first five minutes, and by noon you can't tell which part of it you brought.",
      },
      {
        says: 'You gravitate to people who are having a hard time, and you neglect to mention that you had other plans.',
        traits: ['warm', 'yielding'],
      },
      {
        says: "Your best ideas come while you appear to be doing nothing, on a train, say, or in a bath that's gone cold.",
        traits: ['loose'],
      },
    ],
    seen: [
      {
        says: "People have you down as vague, and then you say one sentence about them that's so accurate they don't know where to look.",
      },
      {
        says: "Nearly everyone you know thinks you're a bit like them, and the descriptions they'd give of you don't match.",
        traits: ['changeable'],
      },
    ],
    cost: [
      {
        says: "You find out what you've agreed to when the calendar reminder arrives.",
        traits: ['loose', 'yielding'],
      },
      {
        says: 'Turning someone down to their face is so unpleasant that you say maybe and then become difficult to reach.',
        traits: ['yielding'],
      },
    ],
    gift: [
      {
        says: "You forgive people easily, since it's no trouble for you to picture the week they must have been having.",
        traits: ['generous'],
      },
      {
        says: "You can fit in almost anywhere. Seated with strangers at a wedding, you're speaking their language by dessert.",
      },
    ],
  },
}
