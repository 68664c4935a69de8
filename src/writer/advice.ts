// Verbs that begin an imperative sentence in the corpus.
const imperatives =
  /^(?:Then |So |Once |Now and then |For once, |Next time,? |This once, |Afterward )?(?:Accept|Add|Admire|Agree|Allow|Announce|Answer|Arrange|Arrive|Ask|Bargain|Be|Begin|Bet|Book|Borrow|Bring|Build|Buy|Call|Carry|Check|Choose|Clap|Clear|Close|Collect|Come|Cook|Copy|Count|Cross|Cut|Decide|Disagree|Divide|Do|Draw|Drop|Eat|Enjoy|Enroll|Explain|Feed|Fetch|Find|Finish|Fix|Follow|Get|Give|Go|Greet|Guard|Halve|Hand|Hang|Have|Hold|Introduce|Invent|Invite|Keep|Knock|Learn|Leave|Lend|Let|Listen|Look|Make|Mark|Meet|Mention|Name|Note|Notice|Offer|Open|Pay|Pick|Plan|Plant|Play|Point|Pour|Practice|Praise|Prod|Publish|Put|Read|Rehearse|Release|Repeat|Replace|Reserve|Return|Rewrite|Save|Say|Send|Set|Settle|Shorten|Show|Sign|Sit|Sleep|Speak|Spend|Stand|Start|State|Stay|Step|Stop|Swallow|Take|Teach|Tell|Text|Thank|Think|Tie|Trade|Trust|Try|Turn|Use|Visit|Wait|Walk|Warn|Watch|Wear|Wrap|Write)\b/

/** Whether a sentence tells the reader to do something. */
export function isAdvice(text: string): boolean {
  return imperatives.test(text)
}
